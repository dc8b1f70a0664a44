import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { memberId as demoMemberId } from '#demo/keys/ids.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';

const server = withApp({ jobs: true });
const asShopper = memberRequests(server);
const asAdmin = memberRequests(server, 'admin');
const { move } = movedOrders(server.pool);
const memberId = demoMemberId('shopper');

beforeAll(async () => {
  for (const as of [asShopper, asAdmin]) await as('GET', '/push/topics');
});

const cancel = (id: string) =>
  asShopper(
    'POST',
    `/orders/${id}/cancel`,
    { reason_code: 'CHANGED_MIND' },
    { 'idempotency-key': randomUUID() },
  );

test('money that nobody can give back is refused with a text, and nothing is canceled', async () => {
  const { orderId } = await insertPaidOrder(server.pool, { memberId });
  const refused = await cancel(orderId);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'REFUND_UNAVAILABLE']);
  const again = await asAdmin('POST', `/admin/orders/${orderId}/refund`);
  expect([again.statusCode, again.json().code]).toEqual([409, 'REFUND_UNAVAILABLE']);
  expect((await asShopper('GET', `/orders/${orderId}`)).json()).toMatchObject({
    state: 'PAID',
    refunded_amount: 0,
    cancellations: [],
  });
});

test('a cancellation that a member asks the shop to cancel stays a request', async () => {
  const { orderId, lineIds } = await insertPaidOrder(server.pool, { memberId });
  await move(lineIds, 'SHIPPING_READY');
  expect((await cancel(orderId)).json()).toMatchObject({ requested: true, refund_amount: 0 });
  const [claim] = (await asShopper('GET', `/orders/${orderId}`)).json().claims;
  const accepted = await asAdmin('POST', `/admin/claims/${claim.id}/accept`);
  expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'REFUND_UNAVAILABLE']);
  expect((await asShopper('GET', `/claims/${claim.id}`)).json().state).toBe('REQUESTED');
});
