import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { releaseHeldOrder } from '../order-core/held-orders.ts';
import { changeLineState, type OrderState } from '../order-core/order-state.ts';
import { cancelLines } from '../refunds/cancel-lines.ts';
import { createPayments } from './payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';

vi.setConfig({ testTimeout: 60_000 });

const { pool } = withDatabase();
const sandbox = withSandbox();
const gateway = withLyingGateway(sandbox);
const shop = withPayments(pool, sandbox, { address: () => gateway.address });
const admin = { type: 'ADMIN' } as const;

async function pay(changes: Parameters<typeof insertPayableOrder>[2] = {}) {
  const row = await insertPayableOrder(pool, shop.gateway, changes);
  await sandbox.pay(row);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'paid' });
  const { rows } = await pool.query('select id from order_product where order_id = $1', [row.orderId]);
  return { ...row, lineId: rows[0].id as string };
}

/** An order of two lines of 10,000 won, paid at the gateway. */
async function payTwoLines() {
  const order = await insertPaidOrder(pool, { lines: 2, delivery: 0 });
  const { rows } = await pool.query('select payment_id from payment where id = $1', [order.paymentId]);
  const paymentId: string = rows[0].payment_id;
  await sandbox.pay({ orderId: order.orderId, paymentId, amount: 20_000 });
  await pool.query('update payment set transaction_id = $2 where id = $1', [
    order.paymentId,
    sandbox.gateway.find(paymentId)?.transactionId,
  ]);
  return { ...order, paymentId };
}

/** Gives money back as the console of the payment company does. */
const giveBackThere = (paymentId: string, amount?: number) =>
  expect(
    sandbox.gateway.cancel(paymentId, { amount, balance: undefined, reason: '', hasRefundAccount: true }),
  ).toMatchObject({ ok: true });

const orderOf = async (orderId: string) =>
  (
    await pool.query(
      `select state, refunded_amount as refunded, held_reason as held,
         (select sum(amount)::int from order_refund where order_id = orders.id) as books
       from orders where id = $1`,
      [orderId],
    )
  ).rows[0];
const move = (lineIds: readonly string[], to: OrderState) =>
  inTransaction(pool, (transaction) => changeLineState(transaction, { lineIds, to, actor: admin }));

const refundsOf = async ({ paymentId }: { readonly paymentId: string }) =>
  (
    await pool.query(
      `select payment_cancel.state from payment_cancel join payment on payment.id = payment_cancel.payment_id
       where payment.payment_id = $1`,
      [paymentId],
    )
  ).rows;
const refuseRefunds = () =>
  gateway.answer(({ url }) =>
    url?.includes('/cancel') ? { status: 409, body: '{"type":"REFUSED"}' } : null,
  );

test('an order whose money went back at the payment company is canceled, and its goods are for others', async () => {
  const row = await pay();
  giveBackThere(row.paymentId);
  await shop.payments.verify(row.paymentId);
  await shop.payments.verify(row.paymentId);
  expect(await orderOf(row.orderId)).toEqual({
    state: 'CANCELED',
    refunded: 12_000,
    held: null,
    books: 12_000,
  });
  expect(await readOrderFacts(pool, row)).toMatchObject({
    payment: 'CANCELLED',
    stock: 5,
    givenBack: 12_000,
  });
  expect(await move([row.lineId], 'SHIPPING_READY')).toEqual([row.lineId]);
});

test('money that went back there is found by a regular check as well, when no webhook has come', async () => {
  const row = await pay();
  giveBackThere(row.paymentId);
  await pool.query(`update payment set checked_at = now() - interval '2 hours' where payment_id = $1`, [
    row.paymentId,
  ]);
  await reconcilePayments(pool, shop.payments);
  expect(await orderOf(row.orderId)).toMatchObject({ state: 'CANCELED', refunded: 12_000 });
});

test('a part that went back there holds the order, until lines account for it or an operator releases it', async () => {
  const order = await payTwoLines();
  giveBackThere(order.paymentId, 10_000);
  await shop.payments.verify(order.paymentId);
  await shop.payments.verify(order.paymentId);
  expect(await orderOf(order.orderId)).toEqual({
    state: 'PAID',
    refunded: 10_000,
    held: 'GIVEN_BACK',
    books: 10_000,
  });
  const [first = '', second = ''] = order.lineIds;
  expect(await move([first], 'SHIPPING_READY')).toEqual([first]);
  // The operator says which line it was for: no more money goes back, and the other line goes on.
  const canceled = await inTransaction(pool, (transaction) =>
    cancelLines(transaction, shop.payments, {
      orderId: order.orderId,
      pieces: [{ lineId: first, quantity: 1 }],
      actor: admin,
      reason: 'SHOP',
      fault: 'SELLER',
      restocks: true,
    }),
  );
  expect(canceled).toMatchObject({ ok: true, value: { amount: 0 } });
  expect(await orderOf(order.orderId)).toMatchObject({ refunded: 10_000, held: null, books: 10_000 });
  expect(await move([second], 'SHIPPING_READY')).toEqual([]);
});

test('a released order goes on, and a later refund asks for no more than what is left there', async () => {
  const order = await payTwoLines();
  giveBackThere(order.paymentId, 15_000);
  await shop.payments.verify(order.paymentId);
  const release = { orderId: order.orderId, actorId: order.memberId };
  expect(await inTransaction(pool, (transaction) => releaseHeldOrder(transaction, release))).toBe(true);
  await shop.payments.verify(order.paymentId);
  expect(await orderOf(order.orderId)).toMatchObject({ held: null, refunded: 15_000 });
  const pieces = order.lineIds.map((lineId) => ({ lineId, quantity: 1 }));
  const canceled = await inTransaction(pool, (transaction) =>
    cancelLines(transaction, shop.payments, {
      orderId: order.orderId,
      pieces,
      actor: admin,
      reason: 'SHOP',
      fault: 'SELLER',
      restocks: true,
    }),
  );
  expect(canceled).toMatchObject({ ok: true, value: { amount: 5_000 } });
  await vi.waitFor(
    () => expect(sandbox.gateway.find(order.paymentId)).toMatchObject({ status: 'CANCELLED' }),
    { timeout: 20_000 },
  );
  expect(await orderOf(order.orderId)).toMatchObject({ state: 'CANCELED', refunded: 20_000, books: 20_000 });
});

test('a refused refund is settled when an operator gives the money back there', async () => {
  const order = await payTwoLines();
  refuseRefunds();
  await inTransaction(pool, (transaction) =>
    cancelLines(transaction, shop.payments, {
      orderId: order.orderId,
      pieces: [{ lineId: order.lineIds[0] ?? '', quantity: 1 }],
      actor: admin,
      reason: 'SHOP',
      fault: 'SELLER',
      restocks: true,
    }),
  );
  await vi.waitFor(async () => expect(await refundsOf(order)).toEqual([{ state: 'FAILED' }]), {
    timeout: 20_000,
  });
  giveBackThere(order.paymentId, 10_000);
  await shop.payments.verify(order.paymentId);
  expect(await refundsOf(order)).toEqual([{ state: 'SUCCEEDED' }]);
  expect(await orderOf(order.orderId)).toMatchObject({ refunded: 10_000, held: null });
});

test('a refused refund of a wrong payment is settled when an operator gives the money back there', async () => {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay({ ...row, amount: 100 });
  refuseRefunds();
  await shop.payments.verify(row.paymentId);
  await vi.waitFor(async () => expect(await refundsOf(row)).toEqual([{ state: 'FAILED' }]), {
    timeout: 20_000,
  });
  giveBackThere(row.paymentId);
  await shop.payments.verify(row.paymentId);
  expect(await refundsOf(row)).toEqual([{ state: 'SUCCEEDED' }]);
});

test('a buyer who has paid more than the order costs gets all of it back, whatever the shop counts', async () => {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay({ ...row, amount: 20_000 });
  await shop.payments.verify(row.paymentId);
  await vi.waitFor(async () => expect(await refundsOf(row)).toEqual([{ state: 'SUCCEEDED' }]), {
    timeout: 20_000,
  });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'failed' });
  const { rows } = await pool.query('select state, canceled_amount from payment where payment_id = $1', [
    row.paymentId,
  ]);
  expect(rows).toEqual([{ state: 'MISMATCH', canceled_amount: 12_000 }]);
  expect(sandbox.gateway.find(row.paymentId)).toMatchObject({ status: 'CANCELLED' });
});

test('an order that is on its way is held, even if all of its money went back', async () => {
  const row = await pay();
  await move([row.lineId], 'SHIPPING_READY');
  await move([row.lineId], 'SHIPPING');
  giveBackThere(row.paymentId);
  await shop.payments.verify(row.paymentId);
  expect(await orderOf(row.orderId)).toMatchObject({
    state: 'SHIPPING',
    held: 'GIVEN_BACK',
    refunded: 12_000,
  });
  expect(await move([row.lineId], 'DELIVERED')).toEqual([row.lineId]);
});

test('a payment that is not paid any more, says the company, holds its order and is logged', async () => {
  const row = await pay();
  const log = { warn: vi.fn(), error: vi.fn() };
  const { verify } = createPayments({ ...shop.parts, pool, gateway: shop.gateway, log });
  gateway.change({ status: 'FAILED' });
  await verify(row.paymentId);
  expect(await orderOf(row.orderId)).toMatchObject({ state: 'PAID', held: 'PAYMENT_CHANGED' });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'changed', paymentId: row.paymentId }),
    expect.stringContaining('held'),
  );
});

test('an older answer about money that has gone back enters nothing a second time', async () => {
  const { paymentId, orderId } = await pay();
  giveBackThere(paymentId, 5_000);
  const known = await shop.gateway.read(paymentId);
  await shop.payments.verify(paymentId);
  giveBackThere(paymentId, 4_000);
  await shop.payments.verify(paymentId);
  const older = createPayments({
    ...shop.parts,
    pool,
    gateway: { ...shop.gateway, read: async () => known },
  });
  for (let run = 0; run < 3; run += 1) await older.verify(paymentId);
  await shop.payments.verify(paymentId);
  const { rows } = await pool.query(
    `select cancel.amount from payment_cancel cancel join payment on payment.id = cancel.payment_id
     where payment.payment_id = $1 order by cancel.created_at`,
    [paymentId],
  );
  expect(rows).toEqual([{ amount: 5_000 }, { amount: 4_000 }]);
  expect(await orderOf(orderId)).toMatchObject({ refunded: 9_000, books: 9_000 });
});

test('another transaction of a payment that has paid gives nothing back, and an operator is told', async () => {
  const row = await pay();
  const log = { warn: vi.fn(), error: vi.fn() };
  const { verify } = createPayments({ ...shop.parts, pool, gateway: shop.gateway, log });
  gateway.change({ transactionId: 'another-transaction' });
  expect(await verify(row.paymentId)).toMatchObject({ outcome: 'paid' });
  expect(await readOrderFacts(pool, row)).toMatchObject({ state: 'PAID', payment: 'PAID', givenBack: 0 });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'second-transaction', transactionId: 'another-transaction' }),
    expect.stringContaining('nothing is given back'),
  );
});
