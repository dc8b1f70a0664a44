import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { outboundChildren } from '#tests/support/outbound-children.ts';
import { insertPayableOrder, type PayableOrderRow, readOrderFacts } from '#tests/support/payable-order.ts';
import type { PaymentOrder } from '#tests/support/payment-child.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { expireOrders } from './expire-orders.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { releaseOrder } from './settle-order.ts';

vi.setConfig({ testTimeout: 90_000 });

const { pool, address: database } = withDatabase();
const sandbox = withSandbox();
const shop = withPayments(pool, sandbox, { works: false, unproved: ['claims'] });
const { startScript, expireJob } = outboundChildren(pool, database);
const points = ['before the call', 'before the result', 'after the result'] as const;

function startChild(order: Pick<PaymentOrder, 'task' | 'dieAt'>) {
  const script = new URL('../../../tests/support/payment-child.ts', import.meta.url);
  const { address, credentials } = sandbox;
  return startScript(script, { ...order, sandbox: { address, credentials } });
}

test.each(points)('kill -9 %s about a payment: the next process finds it paid, once', async (dieAt) => {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(row, { delivery: 'answer-lost' });
  const child = startChild({ task: { verify: row.paymentId }, dieAt });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  await pool.query(
    `update payment set requested_at = now() - interval '5 minutes', checked_at = checked_at - interval '5 minutes'`,
  );
  await pool.query(`update orders set expires_at = now() - interval '1 minute' where paid_at is null`);
  await reconcilePayments(pool, shop.payments);
  await expireOrders(pool, shop.payments);
  expect(await readOrderFacts(pool, row)).toEqual({
    state: 'PAID',
    payment: 'PAID',
    stock: 4,
    reservation: 'COMMITTED',
    givenBack: 0,
    paidTimes: 1,
  });
});

test.each(points)('kill -9 %s about a cancellation: the money goes back once', async (dieAt) => {
  await pool.query('delete from jobs.job');
  const row = await insertPayableOrder(pool, shop.gateway, { stock: 1 });
  await sandbox.pay(row);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, row.orderId, 'EXPIRED'));
  await pool.query('update product_variant set stock_count = 0 where id = $1', [row.variantId]);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'given-back' });
  const claimId = await insertRefundingClaim(row);
  const child = startChild({ task: 'make the recorded calls', dieAt });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  await expireJob(shop.jobs);
  startChild({ task: 'make the recorded calls', dieAt: 'never' });
  const isOver = async () =>
    (await pool.query(`select from jobs.job where state = 'completed'`)).rowCount === 1;
  await vi.waitUntil(isOver, { timeout: 30_000, interval: 100 });
  expect(sandbox.gateway.find(row.paymentId)).toMatchObject({
    status: 'CANCELLED',
    cancellations: [{ amount: row.amount }],
  });
  const { rows } = await pool.query(
    `select c.state, p.canceled_amount from payment_cancel c join payment p on p.id = c.payment_id
     where p.payment_id = $1`,
    [row.paymentId],
  );
  expect(rows).toEqual([{ state: 'SUCCEEDED', canceled_amount: row.amount }]);
  const { rows: claims } = await pool.query('select state from order_claim where id = $1', [claimId]);
  expect(claims).toEqual([{ state: 'DONE' }]);
});

/** A claim that waits for the money of this order. */
async function insertRefundingClaim({ orderId, memberId }: PayableOrderRow): Promise<string> {
  const { rows } = await pool.query(
    `insert into order_claim (claim_number, order_id, type, reason_code, reason, fault, requested_by)
     select 'C' || order_number, id, 'RETURN', 'SIZE', '', 'BUYER', $2 from orders where id = $1 returning id`,
    [orderId, memberId],
  );
  for (const state of ['ACCEPTED', 'REFUND_PENDING'])
    await pool.query('update order_claim set state = $2 where id = $1', [rows[0].id, state]);
  await pool.query(
    `update payment_cancel set claim_id = $2 from payment where payment.id = payment_cancel.payment_id and order_id = $1`,
    [orderId, rows[0].id],
  );
  return rows[0].id;
}
