import { randomInt, randomUUID } from 'node:crypto';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { demoPassword } from './demo-accounts.ts';
import { practiceCarrier } from './practice-carrier.ts';

type Options = {
  /** Of the running demo shop. */
  readonly address: string;
  readonly orderNumber: string;
  readonly say: (text: string) => void;
};

type Order = ResponseOf<'GET /admin/orders'>['orders'][number];
type Product = Order['products'][number];

/**
 * Takes each line of an order to its next state, by the calls that an operator and a buyer make.
 *
 * @returns false when there is nothing to be done
 */
export async function advanceOrder({ address, orderNumber, say }: Options): Promise<boolean> {
  const asAdmin = await signIn(address, 'admin');
  const { orders } = (await asAdmin(
    'GET',
    `/admin/orders?number=${encodeURIComponent(orderNumber)}`,
  )) as ResponseOf<'GET /admin/orders'>;
  const [order] = orders;
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
  // Never one of the numbers with a fate of their own, see deliveries/local.
  ...(to === 'SHIPPING' && {
    carrier: practiceCarrier,
    tracking_number: `68${randomInt(10_000_000, 99_999_999)}12`,
  }),
});

async function confirm(address: string, products: readonly Product[]): Promise<void> {
  const asShopper = await signIn(address, 'shopper');
  for (const { id } of products) await asShopper('POST', `/order-products/${id}/confirm`);
}

/** @throws with what the shop says, when it refuses */
async function signIn(address: string, member: 'admin' | 'shopper') {
  const { token_url, client_id, client_secret } = (await readJson(
    await fetch(`${address}/api/v1/config`),
  )) as ResponseOf<'GET /config'>;
  if (!token_url || !client_id || !client_secret) throw new Error(`${address} is not the demo shop.`);
  const form = { client_id, client_secret, grant_type: 'password', password: demoPassword };
  const username = `${member}@kkumim.test`;
  const answer = await fetch(new URL(token_url, address), {
    method: 'POST',
    body: new URLSearchParams({ ...form, username }),
  });
  if (!answer.ok) throw new Error(`${address} is not the demo shop: ${username} cannot sign in.`);
  const { access_token } = (await readJson(answer)) as { access_token: string };
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return readJson(response);
    throw new Error(((await readJson(response)) as { message_en: string }).message_en);
  };
}

const readJson = (response: Response): Promise<unknown> => response.json();
