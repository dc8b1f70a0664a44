import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp } from '#server/ordering/cart/clean-up.ts';
import { confirmDueLines } from '#server/ordering/fulfillment/confirm-line.ts';
import { expireOrders } from '#server/ordering/payments/expire-orders.ts';
import { reconcilePayments } from '#server/ordering/payments/reconcile-payments.ts';
import { withDatabase } from '#tests/support/database.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { readFailures, reportFailuresTo } from './failures.ts';
import { startRecurringJob } from './recurring-job.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const gateway = withLyingGateway(sandbox);
const shop = withPayments(pool, sandbox, { address: () => gateway.address });
const log = { error: vi.fn() };

beforeEach(() => {
  log.error.mockClear();
  reportFailuresTo(log);
});

afterEach(async () => {
  await pool.query('drop function if exists poison cascade');
});

/** Makes every write of this row fail. */
async function poison(table: string, id: string): Promise<void> {
  await pool.query(`create or replace function poison() returns trigger language plpgsql as $$
    begin raise exception 'poisoned'; end $$`);
  await pool.query(
    `create trigger "poison-${id}" before update on ${table} for each row when (old.id = '${id}') execute function poison()`,
  );
}

const setOver = (orderId: string) =>
  pool.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId]);
const failuresOf = (job: string) => readFailures().get(job) ?? 0;

test('orders that cannot be ended stop no other, are logged and counted, and come last the next time', async () => {
  const bad = await insertPayableOrder(pool, shop.gateway);
  const good = await insertPayableOrder(pool, shop.gateway);
  for (const { orderId } of [bad, good]) await setOver(orderId);
  await poison('orders', bad.orderId);
  const before = failuresOf('expire-orders');
  expect(await expireOrders(pool, shop.payments)).toBe(1);
  expect(await readOrderFacts(pool, good)).toMatchObject({ state: 'EXPIRED' });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      job: 'expire-orders',
      item: expect.objectContaining({ orderId: bad.orderId }),
    }),
    expect.stringContaining('left out'),
  );
  expect(failuresOf('expire-orders')).toBe(before + 1);
});

test('a payment that cannot be stored stops no reconciliation of the others', async () => {
  const bad = await insertPayableOrder(pool, shop.gateway);
  const good = await insertPayableOrder(pool, shop.gateway);
  for (const row of [bad, good]) await sandbox.pay(row);
  await pool.query(`update payment set requested_at = now() - interval '10 minutes'`);
  await poison('orders', bad.orderId);
  await reconcilePayments(pool, shop.payments);
  expect(await readOrderFacts(pool, good)).toMatchObject({ state: 'PAID' });
  const { rows } = await pool.query('select checked_at from payment where payment_id = $1', [bad.paymentId]);
  expect(rows[0].checked_at).not.toBeNull();
});

test.each([
  ['an amount beyond every number of the database', { amount: { total: 3e9, cancelled: 0 } }],
  [
    'a name of no characters',
    { method: { remitterName: '\u0000', accountNumber: '1\u0000', expiredAt: '2026-12-01T00:00:00Z' } },
  ],
  ['half of a letter', { failure: { reason: '\ud83d' } }],
])('%s is stored or asked about again, and throws nothing', async (_what, changes) => {
  const rows = [1, 2, 3, 4].map(() => insertPayableOrder(pool, shop.gateway, { method: 'VIRTUAL_ACCOUNT' }));
  const orders = await Promise.all(rows);
  const last = orders.at(-1);
  for (const row of orders) {
    await sandbox.pay(row);
    await setOver(row.orderId);
    if (row !== last)
      await pool.query('update payment set checked_at = null where payment_id = $1', [row.paymentId]);
  }
  gateway.tell((answer, { method, url }) =>
    method === 'GET' && last && !url?.includes(last.paymentId)
      ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), ...changes }) }
      : answer,
  );
  await pool.query('update payment set checked_at = now() where payment_id = $1', [last?.paymentId]);
  await expireOrders(pool, shop.payments);
  expect(log.error).not.toHaveBeenCalled();
  expect(last && (await readOrderFacts(pool, last))).not.toMatchObject({ state: 'PAYMENT_PENDING' });
});

test('a line that cannot be confirmed leaves the others their points', async () => {
  const { delivered, stateOf } = movedOrders(pool);
  const [bad, good] = [await delivered(), await delivered()];
  await pool.query(
    `update order_product set auto_confirm_at = now() - interval '1 day' where order_id = any($1)`,
    [[bad.orderId, good.orderId]],
  );
  await poison('order_product', bad.lineIds[0] ?? '');
  expect(await confirmDueLines(pool)).toBe(1);
  expect(await stateOf(good.lineIds[0] ?? '')).toBe('CONFIRMED');
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('many lines in a row that cannot be confirmed stop none of those after them', async () => {
  const { delivered, stateOf } = movedOrders(pool);
  const bad = await Promise.all(Array.from({ length: 12 }, () => delivered()));
  const good = await delivered();
  await pool.query(
    `update order_product set auto_confirm_at = now() - case when order_id = $2 then interval '1 day' else interval '2 days' end
     where order_id = any($1)`,
    [[...bad, good].map(({ orderId }) => orderId), good.orderId],
  );
  for (const { lineIds } of bad) await poison('order_product', lineIds[0] ?? '');
  await confirmDueLines(pool);
  expect(await stateOf(good.lineIds[0] ?? '')).toBe('CONFIRMED');
});

test('one statement of the clean-up that fails stops none of the others', async () => {
  await pool.query('alter table coupon_code_failure rename to coupon_code_failure_gone');
  const { rows } = await pool.query(
    `insert into cart (anon_key_hash, last_seen_at) values ('\\x01', now() - interval '90 days') returning id`,
  );
  await cleanUp(pool);
  await pool.query('alter table coupon_code_failure_gone rename to coupon_code_failure');
  expect((await pool.query('select from cart where id = $1', [rows[0].id])).rowCount).toBe(0);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a job that fails is a log line and a metric', async () => {
  reportFailuresTo(log);
  await startRecurringJob(shop.jobs, {
    queue: { name: 'a-job-that-fails', expireInSeconds: 60 },
    interval: 3600,
    pollingIntervalSeconds: 0.5,
    run: () => Promise.reject(new Error('on purpose')),
  });
  await vi.waitFor(() => expect(failuresOf('a-job-that-fails')).toBe(1), { timeout: 15_000 });
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ job: 'a-job-that-fails' }),
    expect.stringContaining('failed'),
  );
});
