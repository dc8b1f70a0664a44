import { beforeAll, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { advanceOrder } from './advance-order.ts';
import { correctParcel } from './correct-parcel.ts';
import { memberId } from './keys/ids.ts';
import { insertSandboxCarrier } from './sandbox-carrier.ts';

const server = withApp({ jobs: true });
const { pool } = server;
const { decorate, shipped } = movedOrders(pool);

let address = '';
beforeAll(async () => {
  for (const member of ['shopper', 'admin'] as const)
    await memberRequests(server, member)('GET', '/push/topics');
  await insertSandboxCarrier(pool);
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

const numberOf = async (orderId: string) =>
  (await pool.query('select order_number from orders where id = $1', [orderId])).rows[0].order_number;

test('an order of the demo shop is taken step by step to its confirmation', async () => {
  const order = await insertPaidOrder(pool, { memberId: memberId('shopper') });
  await decorate(order);
  const orderNumber = await numberOf(order.orderId);
  const said: string[] = [];
  const advance = () => advanceOrder({ address, orderNumber, say: (text) => said.push(text) });
  while (await advance());
  expect(said).toEqual([
    ...['PAID -> PRODUCING', 'PRODUCING -> PRODUCED', 'PRODUCED -> SHIPPING_READY'].map(
      (step) => `T-shirt: ${step}`,
    ),
    ...['SHIPPING_READY -> SHIPPING', 'SHIPPING -> DELIVERED', 'DELIVERED -> CONFIRMED'].map(
      (step) => `T-shirt: ${step}`,
    ),
    `${orderNumber} is CONFIRMED, nothing comes after that.`,
  ]);
});

test('an order that is not there is said to be so', async () => {
  const said: string[] = [];
  const order = { address, orderNumber: '20261124-NOTTHERE', say: (text: string) => void said.push(text) };
  expect(await advanceOrder(order)).toBe(false);
  expect(said).toEqual([expect.stringContaining('no paid order 20261124-NOTTHERE')]);
});

test('a mistyped tracking number of what is on its way is corrected', async () => {
  const { orderId } = await shipped();
  const said: string[] = [];
  const correct = async (orderNumber: string, trackingNumber: string) => {
    const options = { carrier: 'CJ', trackingNumber, say: (text: string) => void said.push(text) };
    return correctParcel({ address, orderNumber, ...options });
  };
  const orderNumber = await numberOf(orderId);
  expect(await correct(orderNumber, '680012345678')).toBe(true);
  await expect(correct(orderNumber, '12345')).rejects.toThrow();
  expect(await correct('20261124-NOTTHERE', '680012345678')).toBe(false);
  expect(said).toEqual(['T-shirt: CJ 680012345678', 'Nothing of an order 20261124-NOTTHERE is on its way.']);
});
