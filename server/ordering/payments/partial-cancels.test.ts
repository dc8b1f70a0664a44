import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { withLyingGateway } from '#tests/support/lying-gateway.ts';
import { insertPayableOrder } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';

vi.setConfig({ testTimeout: 60_000 });

const { pool } = withDatabase();
const sandbox = withSandbox();
const gateway = withLyingGateway(sandbox);
const shop = withPayments(pool, sandbox, { address: () => gateway.address, unproved: ['refunds'] });

/** A paid order of 12,000 won, of which parts are asked back. */
async function payAndAskBack(...amounts: number[]) {
  const row = await insertPayableOrder(pool, shop.gateway);
  await sandbox.pay(row);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'paid' });
  const { rows } = await pool.query('select id from payment where payment_id = $1', [row.paymentId]);
  let left = row.amount;
  const ids: string[] = [];
  for (const amount of amounts) {
    const request = { payment: { id: rows[0].id }, amount, cancellableAmount: left, reason: 'CHANGED_MIND' };
    ids.push(
      await inTransaction(pool, (transaction) =>
        shop.payments.requestCancel(transaction, { ...request, requester: 'CUSTOMER' }),
      ),
    );
    left -= amount;
  }
  return { ...row, ids };
}

const stateOf = async (id = '') =>
  (await pool.query('select state from payment_cancel where id = $1', [id])).rows[0].state;
const settled = (ids: readonly string[], ...states: string[]) =>
  vi.waitFor(async () => expect(await Promise.all(ids.map(stateOf))).toEqual(states), {
    timeout: 45_000,
    interval: 100,
  });
const canceledAt = (paymentId: string) =>
  sandbox.gateway.find(paymentId)?.cancellations.map(({ amount }) => amount);

test('parts that are asked back at once go back one after the other', async () => {
  const { paymentId, ids } = await payAndAskBack(3_000, 4_000, 5_000);
  await settled(ids, 'SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED');
  expect(canceledAt(paymentId)?.sort()).toEqual([3_000, 4_000, 5_000]);
  const { rows } = await pool.query('select state, canceled_amount from payment where payment_id = $1', [
    paymentId,
  ]);
  expect(rows[0]).toEqual({ state: 'CANCELLED', canceled_amount: 12_000 });
});

test('money whose answer was lost went back, once', async () => {
  let lost = 1;
  gateway.tell((answer, { method, url }) => {
    if (method !== 'POST' || !url?.includes('/cancel') || lost === 0) return answer;
    lost -= 1;
    return answer.status < 300 ? { status: 500, body: '<html>' } : answer;
  });
  const { ids, paymentId } = await payAndAskBack(2_000);
  await settled(ids, 'SUCCEEDED');
  expect(canceledAt(paymentId)).toEqual([2_000]);
});

test('a refused one is left to a person, the next goes on, and trying again gives it back once', async () => {
  const { paymentId, ids } = await payAndAskBack();
  expect(ids).toEqual([]);
  const { rows } = await pool.query('select id from payment where payment_id = $1', [paymentId]);
  const requestCancel = (amount: number, cancellableAmount: number) =>
    inTransaction(pool, (transaction) =>
      shop.payments.requestCancel(transaction, {
        payment: rows[0],
        amount,
        cancellableAmount,
        reason: 'SIZE',
        requester: 'ADMIN' as const,
      }),
    );
  // Somebody has canceled a part in the gateway's own console, which is not told of at once.
  const { reason, requester } = { reason: 'CONSOLE', requester: 'ADMIN' as const };
  const console = { paymentId, amount: 1_000, cancellableAmount: 12_000, refundAccount: null };
  await shop.gateway.cancel({ ...console, reason, requester });
  gateway.change({ amount: { total: 12_000, cancelled: 0, paid: 12_000 } });
  const first = await requestCancel(3_000, 12_000);
  await settled([first], 'FAILED');
  gateway.tell((answer) => answer);
  const second = await requestCancel(4_000, 12_000);
  await settled([second], 'SUCCEEDED');
  await inTransaction(pool, (transaction) => shop.payments.repeatCancel(transaction, first));
  await settled([first], 'SUCCEEDED');
  expect(canceledAt(paymentId)).toEqual([1_000, 4_000, 3_000]);
});
