import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withApp } from '#tests/support/app.ts';
import { withDatabase } from '#tests/support/database.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { releaseOrder } from './settle-order.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const shop = withPayments(pool, sandbox, { contract: 'sandbox_v1' });
const server = withApp({ jobs: true, sandbox: () => sandbox, environment: { PAYMENT: 'sandbox_v1' } });

const payV1 = (row: { paymentId: string; orderId: string; amount: number }, answer = {}) =>
  sandbox.answerWindow(sandbox.openWindowV1(row), answer);

test.each(['CARD', 'NAVER_PAY', 'KAKAO_PAY'] as const)('V1: an order is paid by %s', async (method) => {
  const row = await insertPayableOrder(pool, shop.gateway, { method });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'pending' });
  await payV1(row);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'paid' });
  expect(await readOrderFacts(pool, row)).toMatchObject({ state: 'PAID', paidTimes: 1 });
});

test('V1: a deposit is waited for, with the bank by its code, and its account can be closed', async () => {
  const row = await insertPayableOrder(pool, shop.gateway, { method: 'VIRTUAL_ACCOUNT' });
  await payV1(row, { bank: 'KAKAO' });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'deposit-waiting' });
  const { rows } = await pool.query('select deposit_bank from orders where id = $1', [row.orderId]);
  expect(rows).toEqual([{ deposit_bank: 'KAKAO' }]);
  expect(await shop.gateway.closeVirtualAccount(row.paymentId)).toEqual({ outcome: 'closed' });
  expect(await shop.gateway.closeVirtualAccount(row.paymentId)).toEqual({ outcome: 'refused' });
});

test('V1: a refusal says why, and money that comes too late goes back', async () => {
  const refused = await insertPayableOrder(pool, shop.gateway);
  await payV1(refused, { result: 'refusal' });
  const message = '한도 초과로 승인이 거절되었습니다.';
  expect(await shop.payments.verify(refused.paymentId)).toMatchObject({ outcome: 'failed', message });
  const late = await insertPayableOrder(pool, shop.gateway, { stock: 1 });
  await payV1(late);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, late.orderId, 'EXPIRED'));
  await pool.query('update product_variant set stock_count = 0 where id = $1', [late.variantId]);
  expect(await shop.payments.verify(late.paymentId)).toMatchObject({ outcome: 'given-back' });
  await vi.waitUntil(() => sandbox.gateway.find(late.paymentId)?.status === 'CANCELLED', {
    timeout: 15_000,
  });
});

test('V1: another merchant id, as of a test contract, pays nothing', async () => {
  const row = await insertPayableOrder(pool, shop.gateway);
  expect((await sandbox.openWindowV1(row, { pg: 'html5_inicis.INIpayTest' })).status).toBe(409);
  await payV1(row);
  await pool.query(`update payment set channel_key = 'html5_inicis.INIpayTest' where payment_id = $1`, [
    row.paymentId,
  ]);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'mismatch', reason: 'channel' });
});

const sendWebhook = (payload: string, type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/payment/callback',
    headers: { 'content-type': type },
    payload,
  });

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'V1: an unsigned webhook as %s is a hint to ask, and no more',
  async (type) => {
    const row = await insertPayableOrder(server.pool, server.app.payments.gateway);
    const hint = { imp_uid: 'imp_1', merchant_uid: row.paymentId, status: 'paid' };
    const body = type.endsWith('json') ? JSON.stringify(hint) : new URLSearchParams(hint).toString();
    expect((await sendWebhook(body, type)).json()).toEqual({ result: 'HANDLED' });
    expect(await readOrderFacts(server.pool, row)).toMatchObject({ state: 'PAYMENT_PENDING' });
    await payV1(row);
    // A forged one of the same content has not used it up.
    expect((await sendWebhook(body, type)).json()).toEqual({ result: 'HANDLED' });
    expect(await readOrderFacts(server.pool, row)).toMatchObject({ state: 'PAID', paidTimes: 1 });
  },
);

test('V1: hints about nothing of ours are not stored', async () => {
  const hint = { imp_uid: 'imp_1', merchant_uid: 'unknown-1', status: 'paid' };
  expect((await sendWebhook(JSON.stringify(hint))).json()).toEqual({ result: 'IGNORED' });
  expect((await sendWebhook('{"merchant_uid":"../x","status":"paid"}')).statusCode).toBe(400);
  const { rowCount } = await server.pool.query(`select from payment_event where payment_id = 'unknown-1'`);
  expect(rowCount).toBe(0);
});
