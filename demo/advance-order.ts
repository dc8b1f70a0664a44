import { randomInt } from 'node:crypto';
import { findPaidOrder, type PaidOrder, signIn } from './demo-calls.ts';
import { sandboxCarrier } from './sandbox-carrier.ts';

type Options = {
  /** The address of the running demo shop. */
  readonly address: string;
  readonly orderNumber: string;
  readonly say: (text: string) => void;
};

type Product = PaidOrder['products'][number];

/**
 * Takes each line of an order to its next state, by the calls that an operator and a buyer make.
 *
 * @returns false when there is nothing to be done
 */
export async function advanceOrder({ address, orderNumber, say }: Options): Promise<boolean> {
  const asAdmin = await signIn(address, 'admin');
  const order = await findPaidOrder(asAdmin, orderNumber);
  if (!order) {
    say(`There is no paid order ${orderNumber}. Deposits are made at ${address}/sandbox/.`);
    return false;
  }
  const steps = Map.groupBy(order.products, nextState);
  steps.delete(null);
  if (steps.size === 0) say(`${orderNumber} is ${order.state}, nothing comes after that.`);
  for (const [to, products] of steps) {
    if (to === 'CONFIRMED') await confirm(address, products);
    else await asAdmin('POST', '/admin/order-products/transition', transition(products, to ?? ''));
    for (const { name_en, state } of products) say(`${name_en}: ${state} -> ${to}`);
  }
  return steps.size > 0;
}

function nextState({ state, is_decorated }: Product): string | null {
  switch (state) {
    case 'PAID':
      return is_decorated ? 'PRODUCING' : 'SHIPPING_READY';
    case 'PRODUCING':
      return 'PRODUCED';
    case 'PRODUCED':
      return 'SHIPPING_READY';
    case 'SHIPPING_READY':
      return 'SHIPPING';
    case 'SHIPPING':
      return 'DELIVERED';
    case 'DELIVERED':
      return 'CONFIRMED';
    default:
      return null;
  }
}

const transition = (products: readonly Product[], to: string) => ({
  ids: products.map(({ id }) => id),
  to,
  // Never one of the numbers with a fate of their own, see server/sandbox/carrier.
  ...(to === 'SHIPPING' && {
    carrier: sandboxCarrier,
    tracking_number: `68${randomInt(10_000_000, 99_999_999)}12`,
  }),
});

async function confirm(address: string, products: readonly Product[]): Promise<void> {
  const asShopper = await signIn(address, 'shopper');
  for (const { id } of products) await asShopper('POST', `/order-products/${id}/confirm`);
}
