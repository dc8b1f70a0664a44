import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLineState } from '#server/ordering/order-core/order-state.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { withDatabase } from '../../../tests/support/database.ts';
import { movedOrders } from '../../../tests/support/moved-orders.ts';
import { insertPaidOrder } from '../../../tests/support/paid-order.ts';
import { createPushQueues } from '../push-queues.ts';
import { dispatchEvents } from './dispatch-events.ts';
import { fanOut } from './fan-out.ts';

const { pool } = withDatabase();
const { decorate, move } = movedOrders(pool);

let jobs: Jobs;
beforeAll(async () => {
  jobs = await openJobs(pool, { error: () => {}, warn: () => {} } as never);
  await createPushQueues(jobs);
});
afterAll(() => jobs.close());

/** Everything that a member was told, the first first. */
async function inbox(memberId: string) {
  while (await dispatchEvents(pool, jobs));
  const { rows: messages } = await pool.query<{ id: string }>(
    `select id from push_message where target_id = $1 order by created_at`,
    [memberId],
  );
  for (const { id } of messages) await fanOut(pool, jobs, { messageId: id });
  const { rows } = await pool.query(
    `select title, title_en, body, path from notification join push_message message on message.id = message_id
     where user_id = $1 order by message.created_at, title`,
    [memberId],
  );
  return rows;
}

test('a buyer is told of every step of an order, once, and nobody else is', async () => {
  const order = await insertPaidOrder(pool, { lines: 3 });
  const other = await insertPaidOrder(pool);
  const { orderId, lineIds, memberId } = order;
  await decorate(order);
  expect(await inbox(memberId)).toMatchObject([
    { title: '결제가 완료됐어요', title_en: 'Payment completed' },
  ]);
  await move(lineIds, 'PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING');
  await move(lineIds, 'DELIVERED');
  await inTransaction(pool, (transaction) =>
    changeLineState(transaction, { lineIds, to: 'CONFIRMED', actor: { type: 'SYSTEM' } }),
  );
  const told = await inbox(memberId);
  expect(told.map(({ title_en }) => title_en).sort()).toEqual([
    'Payment completed',
    'Production has started',
    'Purchase confirmed',
    'Your order has arrived',
    'Your order is on its way',
  ]);
  const { rows } = await pool.query('select order_number from orders where id = $1', [orderId]);
  for (const { body, path } of told) {
    expect(body).toContain(rows[0].order_number);
    expect(path).toBe(`/mypage/order/${orderId}`);
  }
  expect(await inbox(other.memberId)).toHaveLength(1);
});

test('a buyer is told of a cancellation, a refund and a decision about a claim as well', async () => {
  const { orderId, memberId, lineIds, paymentId } = await insertPaidOrder(pool, { lines: 2 });
  await move(lineIds.slice(0, 1), 'CANCELED');
  await pool.query(
    `insert into payment_cancel (payment_id, amount, cancellable_before, reason, requester) values ($1, 1, 1, 'x', 'SYSTEM')`,
    [paymentId],
  );
  await pool.query(`update payment_cancel set state = 'SUCCEEDED' where payment_id = $1`, [paymentId]);
  const { rows } = await pool.query(
    `insert into order_claim (claim_number, order_id, type, reason_code, reason, fault, requested_by)
     values ('C20261124-0000000B', $1, 'RETURN', 'SIZE', '', 'BUYER', $2) returning id`,
    [orderId, memberId],
  );
  await pool.query(`update order_claim set state = 'REJECTED', decided_reason = '훼손' where id = $1`, [
    rows[0].id,
  ]);
  const told = await inbox(memberId);
  expect(told.map(({ title }) => title).sort()).toEqual([
    '결제가 완료됐어요',
    '신청하신 내용을 처리하지 못했어요',
    '주문이 취소됐어요',
    '환불이 완료됐어요',
  ]);
  expect(told.find(({ title }) => title.startsWith('신청'))?.path).toBe(`/mypage/claim/${rows[0].id}`);
});

test('an event that was taken back in the same transaction is not told', async () => {
  const { memberId, lineIds } = await insertPaidOrder(pool);
  const undo = new Error('undo');
  await inTransaction(pool, async (transaction) => {
    await changeLineState(transaction, {
      lineIds,
      to: 'SHIPPING_READY',
      actor: { type: 'ADMIN', id: randomUUID() },
    });
    await changeLineState(transaction, { lineIds, to: 'SHIPPING', actor: { type: 'ADMIN' } });
    throw undo;
  }).catch((error: unknown) => expect(error).toBe(undo));
  expect(await inbox(memberId)).toHaveLength(1);
});

test('an order of somebody who is gone tells nobody', async () => {
  const { orderId, memberId } = await insertPaidOrder(pool);
  await pool.query('update orders set deleted_at = now() where id = $1', [orderId]);
  expect(await inbox(memberId)).toEqual([]);
});
