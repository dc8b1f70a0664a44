import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { insertPayableOrder } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { nameRefundAccount } from '../refunds/refund-account.ts';
import { handleWebhook } from './webhook-inbox.ts';

vi.setConfig({ testTimeout: 60_000 });

const { pool } = withDatabase();
const sandbox = withSandbox();
const gateway = withLyingGateway(sandbox);
const shop = withPayments(pool, sandbox, { address: () => gateway.address, unproved: ['refunds'] });

type Pending = { status: 'REQUESTED' | 'FAILED' | 'SUCCEEDED' };

/** The payment company takes cancellations on and makes them later, or not at all. */
function acceptCancellations({ isListed = true, losesAnswer = false } = {}) {
  const calls: unknown[] = [];
  const pending: Pending = { status: 'REQUESTED' };
  const cancellation = () => ({ status: pending.status, id: 'pending-1', totalAmount: 4_000, reason: '' });
  const withCancellation = (payment: { amount: object }) => ({
    ...payment,
    ...(pending.status === 'SUCCEEDED' && { amount: { ...payment.amount, cancelled: 4_000 } }),
    cancellations: [cancellation()],
  });
  gateway.answer(({ url }) => {
    if (!url?.includes('/cancel')) return null;
    calls.push(url);
    if (losesAnswer) return { status: 502, body: '<html>' };
    return { status: 200, body: JSON.stringify({ cancellation: cancellation() }) };
  });
  gateway.tell((answer, { method }) => {
    if (method !== 'GET' || calls.length === 0 || !isListed) return answer;
    return { status: 200, body: JSON.stringify(withCancellation(JSON.parse(answer.body))) };
  });
  return { calls, pending };
}

async function askBack(amount = 4_000, method: 'CARD' | 'VIRTUAL_ACCOUNT' = 'CARD') {
  const row = await insertPayableOrder(pool, shop.gateway, {
    method,
    ...(method === 'VIRTUAL_ACCOUNT' && { refundAccount: Buffer.from('sealed') }),
  });
  await sandbox.pay(row);
  await shop.payments.verify(row.paymentId);
  if (method === 'VIRTUAL_ACCOUNT') {
    await sandbox.deposit(row.paymentId);
    await shop.payments.verify(row.paymentId);
  }
  const { rows } = await pool.query('select id from payment where payment_id = $1', [row.paymentId]);
  const request = { payment: rows[0], amount, cancellableAmount: row.amount, reason: 'SIZE' };
  const askRefund = () =>
    inTransaction(pool, (transaction) =>
      shop.payments.requestCancel(transaction, { ...request, requester: 'CUSTOMER' }),
    );
  return { row, askRefund };
}

const cancelOf = async (id: string) =>
  (
    await pool.query(
      `select state, cancellation_id as "cancellationId", accepted_at is not null as "isAccepted"
       from payment_cancel where id = $1`,
      [id],
    )
  ).rows[0];
const repeat = (id: string) =>
  inTransaction(pool, (transaction) => shop.payments.repeatCancel(transaction, id));
const attempts = async (id: string) =>
  (
    await pool.query(
      `select coalesce(sum(attempts), 0)::int as count from outbound_call
       where kind = 'payment-cancel' and (payload is null or payload ->> 'cancelId' = $1)`,
      [id],
    )
  ).rows[0].count;

test('a cancellation that the company has accepted is asked for once, however often it is repeated', async () => {
  const { askRefund, row } = await askBack();
  const { calls, pending } = acceptCancellations();
  const id = await askRefund();
  await vi.waitFor(async () => expect((await cancelOf(id)).isAccepted).toBe(true), { timeout: 20_000 });
  const before = await attempts(id);
  await repeat(id);
  await repeat(id);
  await vi.waitFor(async () => expect(await attempts(id)).toBeGreaterThanOrEqual(before + 2), {
    timeout: 20_000,
  });
  expect(calls).toHaveLength(1);
  expect(await cancelOf(id)).toMatchObject({ state: 'REQUESTED', cancellationId: 'pending-1' });
  pending.status = 'SUCCEEDED';
  await repeat(id);
  await vi.waitFor(async () => expect((await cancelOf(id)).state).toBe('SUCCEEDED'), { timeout: 20_000 });
  const { rows } = await pool.query('select canceled_amount from payment where payment_id = $1', [
    row.paymentId,
  ]);
  expect([calls.length, rows[0].canceled_amount]).toEqual([1, 4_000]);
});

test('a cancellation whose answer was lost is found in the company’s list, before anything is asked again', async () => {
  const { askRefund } = await askBack();
  const { calls } = acceptCancellations({ losesAnswer: true });
  const id = await askRefund();
  await vi.waitFor(async () => expect((await cancelOf(id)).isAccepted).toBe(true), { timeout: 40_000 });
  expect(calls).toHaveLength(1);
});

test('a cancellation that the company accepts and does not list is never asked for again', async () => {
  const { askRefund } = await askBack();
  const { calls } = acceptCancellations({ isListed: false });
  const id = await askRefund();
  await vi.waitFor(async () => expect((await cancelOf(id)).isAccepted).toBe(true), { timeout: 20_000 });
  await repeat(id);
  await vi.waitFor(async () => expect(await attempts(id)).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
  expect(calls).toHaveLength(1);
});

test('a cancellation whose answer was lost is known by the webhook CancelPending, and never asked for again', async () => {
  const { askRefund, row } = await askBack();
  // The company has taken it on; all that the shop hears of it is the webhook.
  const { calls } = acceptCancellations({ isListed: false, losesAnswer: true });
  const id = await askRefund();
  await vi.waitFor(async () => expect((await cancelOf(id)).state).toBe('UNKNOWN'), { timeout: 20_000 });
  const webhook = {
    type: 'Transaction.CancelPending',
    paymentId: row.paymentId,
    pendingCancellationId: 'pending-1',
  };
  const readWebhook = async () => ({ id: 'webhook-1', ...webhook });
  const payments = { ...shop.payments, gateway: { ...shop.gateway, readWebhook } };
  expect(await handleWebhook(pool, payments, { headers: {}, body: '' })).toBe('HANDLED');
  expect(await cancelOf(id)).toEqual({ state: 'REQUESTED', cancellationId: 'pending-1', isAccepted: true });
  const before = await attempts(id);
  await repeat(id);
  await vi.waitFor(async () => expect(await attempts(id)).toBeGreaterThan(before), { timeout: 20_000 });
  expect(calls).toHaveLength(1);
});

test('a cancellation that the company does not make after all fails, and is made once more when an operator wants it', async () => {
  const { askRefund, row } = await askBack();
  const { calls, pending } = acceptCancellations();
  const id = await askRefund();
  await vi.waitFor(async () => expect((await cancelOf(id)).isAccepted).toBe(true), { timeout: 20_000 });
  pending.status = 'FAILED';
  await repeat(id);
  await vi.waitFor(async () => expect((await cancelOf(id)).state).toBe('FAILED'), { timeout: 20_000 });
  expect(calls).toHaveLength(1);
  gateway.tell((answer) => answer);
  gateway.answer(() => null);
  await repeat(id);
  await vi.waitFor(async () => expect((await cancelOf(id)).state).toBe('SUCCEEDED'), { timeout: 20_000 });
  expect(sandbox.gateway.find(row.paymentId)?.cancellations.map(({ amount }) => amount)).toEqual([4_000]);
});

test('another refund account repeats nothing that the company has accepted', async () => {
  const { row, askRefund } = await askBack(4_000, 'VIRTUAL_ACCOUNT');
  const { calls } = acceptCancellations({ isListed: false });
  const id = await askRefund();
  await vi.waitFor(async () => expect((await cancelOf(id)).isAccepted).toBe(true), { timeout: 20_000 });
  const account = { bank: '004', number: '1234567890', holder: '김하루' } as never;
  await inTransaction(pool, (transaction) =>
    nameRefundAccount(transaction, shop.payments, {
      memberId: row.memberId,
      orderId: row.orderId,
      account,
      dataKey: Buffer.alloc(32, 7),
    }),
  );
  expect(await cancelOf(id)).toMatchObject({ state: 'REQUESTED', isAccepted: true });
  expect(calls).toHaveLength(1);
});
