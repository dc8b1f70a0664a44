import { findPaidOrder, signIn } from './demo-calls.ts';

type Options = {
  /** The address of the running demo shop. */
  readonly address: string;
  readonly orderNumber: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly say: (text: string) => void;
};

/**
 * Gives what is on its way of an order another tracking number, by the call that an operator makes.
 *
 * @returns false when nothing is on its way
 */
export async function correctParcel({ address, say, ...options }: Options): Promise<boolean> {
  const { orderNumber, carrier, trackingNumber } = options;
  const asAdmin = await signIn(address, 'admin');
  const order = await findPaidOrder(asAdmin, orderNumber);
  const lines = order?.products.filter(({ state }) => state === 'SHIPPING') ?? [];
  if (lines.length === 0) {
    say(`Nothing of an order ${orderNumber} is on its way.`);
    return false;
  }
  const ids = lines.map(({ id }) => id);
  const body = { ids, carrier, tracking_number: trackingNumber };
  await asAdmin('POST', '/admin/order-products/tracking-number', body);
  for (const { name_en } of lines) say(`${name_en}: ${carrier} ${trackingNumber}`);
  return true;
}
