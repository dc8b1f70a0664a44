import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { expireOrders } from './expire-orders.ts';
import { noPayments } from './payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { releaseOrder } from './settle-order.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const gateway = withLyingGateway(sandbox);
const shop = withPayments(pool, sandbox, { address: () => gateway.address });

type Row = Awaited<ReturnType<typeof insertPayableOrder>>;
const order = (changes = {}) => insertPayableOrder(pool, shop.gateway, changes);
const expire = () => expireOrders(pool, shop.payments);
const reconcile = () => reconcilePayments(pool, shop.payments);
const factsOf = (row: Row) => readOrderFacts(pool, row);
const setOver = ({ orderId }: Row) =>
  pool.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId]);
const setAsked = (minutes: number) =>
  pool.query(
    `update payment set requested_at = requested_at - make_interval(mins => $1), checked_at = checked_at - make_interval(mins => $1)`,
    [minutes],
  );

test('an order that nobody pays expires, and its stock is released', async () => {
  const [over, open] = [await order(), await order()];
  await setOver(over);
  await expire();
  expect(await factsOf(over)).toMatchObject({ state: 'EXPIRED', stock: 5, reservation: 'RELEASED' });
  expect(await factsOf(open)).toMatchObject({ state: 'PAYMENT_PENDING', stock: 4 });
});

test('the gateway is asked first: an order that was paid does not expire', async () => {
  const row = await order();
  await sandbox.pay(row);
  await setOver(row);
  await expire();
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', stock: 4, paidTimes: 1 });
});

test('an account is closed before its order expires, and a deposit that was faster pays', async () => {
  const late = await order({ method: 'VIRTUAL_ACCOUNT' });
  await sandbox.pay(late);
  await shop.payments.verify(late.paymentId);
  await setOver(late);
  const fast = await order({ method: 'VIRTUAL_ACCOUNT' });
  await sandbox.pay(fast);
  await shop.payments.verify(fast.paymentId);
  await setOver(fast);
  // The deposit arrives between the question and the closing.
  gateway.tell((answer, { url, method }) => {
    if (method === 'GET' && url?.includes(fast.paymentId)) void sandbox.deposit(fast.paymentId);
    return answer;
  });
  await expire();
  expect(await factsOf(late)).toMatchObject({ state: 'EXPIRED', stock: 5 });
  expect(sandbox.gateway.find(late.paymentId)?.account?.isClosed).toBe(true);
  expect(await factsOf(fast)).toMatchObject({ state: 'PAID', stock: 4 });
});

test('without an answer no order expires', async () => {
  const row = await order();
  await setOver(row);
  gateway.tell(() => ({ status: 502, body: '<html>' }));
  expect(await expire()).toBe(0);
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING', stock: 4 });
  gateway.tell((answer) => answer);
  expect(await expire()).toBe(1);
});

test('a gateway that is down is not asked about every order', async () => {
  const rows = [await order(), await order(), await order(), await order(), await order()];
  for (const row of rows) await setOver(row);
  let asked = 0;
  gateway.tell(() => {
    asked += 1;
    return { status: 503, body: '' };
  });
  await expire();
  expect(asked).toBe(3);
  gateway.tell((answer) => answer);
  await expire();
});

test('many orders expire six at a time, once the gateway has answered three times', async () => {
  const rows = await Promise.all(Array.from({ length: 27 }, () => order()));
  for (const row of rows) await setOver(row);
  let running = 0;
  const atOnce: number[] = [];
  const verify: typeof shop.payments.verify = async (paymentId) => {
    running += 1;
    atOnce.push(running);
    const verified = await shop.payments.verify(paymentId);
    running -= 1;
    return verified;
  };
  expect(await expireOrders(pool, { ...shop.payments, verify })).toBe(27);
  expect([Math.max(...atOnce.slice(0, 3)), Math.max(...atOnce)]).toEqual([1, 6]);
});

test('two processes let each order expire once', async () => {
  const rows = [await order(), await order(), await order()];
  for (const row of rows) await setOver(row);
  const counts = await Promise.all([expire(), expire(), expire()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  for (const row of rows) expect(await factsOf(row)).toMatchObject({ state: 'EXPIRED', stock: 5 });
});

test('jobs, webhooks and browsers at once do not stand in each other’s way', async () => {
  const rows = await Promise.all(Array.from({ length: 6 }, () => order()));
  for (const row of rows.slice(0, 3)) await sandbox.pay(row);
  for (const row of rows) await setOver(row);
  await setAsked(2);
  const verify = () => rows.map(({ paymentId }) => shop.payments.verify(paymentId));
  await Promise.all([expire(), reconcile(), ...verify(), expire(), ...verify(), reconcile()]);
  await expire();
  for (const row of rows.slice(0, 3))
    expect(await factsOf(row)).toMatchObject({ state: 'PAID', stock: 4, paidTimes: 1, givenBack: 0 });
  for (const row of rows.slice(3)) expect(await factsOf(row)).toMatchObject({ state: 'EXPIRED', stock: 5 });
});

test('a payment whose answer was lost is found within a minute', async () => {
  const row = await order();
  await sandbox.pay(row, { delivery: 'answer-lost' });
  await setAsked(2);
  await reconcile();
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', paidTimes: 1 });
});

test('a webhook that was stored but not handled is handled later', async () => {
  const row = await order();
  await sandbox.pay(row);
  await pool.query(
    `insert into payment_event (webhook_id, provider, type, payment_id, body_sha256, received_at)
     values ('interrupted', 'PORTONE_V2', 'Transaction.Paid', $1, '', now() - interval '1 minute')`,
    [row.paymentId],
  );
  await reconcile();
  expect(await factsOf(row)).toMatchObject({ state: 'PAID' });
  const { rows } = await pool.query(`select result, processed_at is not null as done from payment_event`);
  expect(rows).toEqual([{ result: 'paid', done: true }]);
});

test('money for an order that has expired is found, and revives the order or goes back to the buyer', async () => {
  const row = await order();
  await setOver(row);
  await expire();
  await sandbox.pay(row, { delivery: 'answer-lost' });
  await setAsked(120);
  await reconcile();
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', stock: 4 });
  const sold = await order({ stock: 1 });
  await setOver(sold);
  await expire();
  await pool.query('update product_variant set stock_count = 0 where id = $1', [sold.variantId]);
  await sandbox.pay(sold, { delivery: 'answer-lost' });
  await setAsked(120);
  await reconcile();
  await vi.waitUntil(() => sandbox.gateway.find(sold.paymentId)?.status === 'CANCELLED', {
    timeout: 15_000,
  });
});

test('money for an order that was given up before the gateway was asked is found, for a day after', async () => {
  const canceled = await order();
  await inTransaction(pool, (transaction) => releaseOrder(transaction, canceled.orderId, 'CANCELED'));
  await sandbox.pay(canceled, { delivery: 'answer-lost' });
  await setAsked(8 * 24 * 60);
  await reconcile();
  expect(await factsOf(canceled)).toMatchObject({ state: 'PAID', paidTimes: 1 });
});

test('orders of a gateway that is not configured any more stay, and hinder no others', async () => {
  const rows = [await order(), await order(), await order(), await order()];
  for (const row of rows) await setOver(row);
  const old = rows.slice(0, 3);
  await pool.query(`update payment set provider = 'PORTONE_V1' where payment_id = any ($1)`, [
    old.map(({ paymentId }) => paymentId),
  ]);
  expect(await expire()).toBe(1);
  await reconcile();
  for (const row of old) expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING' });
});

test('a shop without a gateway leaves orders alone', async () => {
  const row = await order();
  await setOver(row);
  expect(await expireOrders(pool, noPayments)).toBe(0);
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING' });
});
