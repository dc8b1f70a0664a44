import { expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { encrypt } from '#server/platform/encryption.ts';
import { withDatabase } from '#tests/support/database.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { dataKey, withPayments } from '#tests/support/sandbox-payments.ts';
import { remind } from './deposit-reminders.ts';
import { releaseOrder } from './settle-order.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();
const shop = withPayments(pool, sandbox, { unproved: ['stock'] });

const order = (changes = {}) => insertPayableOrder(pool, shop.gateway, changes);
const factsOf = (row: Awaited<ReturnType<typeof order>>) => readOrderFacts(pool, row);
const isGivenBack = async (paymentId: string) => sandbox.gateway.find(paymentId)?.status === 'CANCELLED';

test.each(['CARD', 'NAVER_PAY', 'KAKAO_PAY'] as const)('an order is paid by %s', async (method) => {
  const row = await order({ method });
  await sandbox.pay(row);
  expect(await shop.payments.verify(row.paymentId)).toEqual({ orderId: row.orderId, outcome: 'paid' });
  expect(await factsOf(row)).toEqual({
    state: 'PAID',
    payment: 'PAID',
    stock: 4,
    reservation: 'COMMITTED',
    givenBack: 0,
    paidTimes: 1,
  });
});

test('an order that is asked about ten times at once is paid once', async () => {
  const row = await order();
  await sandbox.pay(row);
  const verified = await Promise.all(Array.from({ length: 10 }, () => shop.payments.verify(row.paymentId)));
  expect(new Set(verified.map(({ outcome }) => outcome))).toEqual(new Set(['paid']));
  expect(await factsOf(row)).toMatchObject({ paidTimes: 1, stock: 4, givenBack: 0 });
});

test('a payment id that is not ours pays nothing', async () => {
  await sandbox.pay({ paymentId: 'foreign-1', orderId: crypto.randomUUID(), amount: 1_000 });
  expect(await shop.payments.verify('foreign-1')).toEqual({ outcome: 'no-payment' });
});

test('a window that is still open decides nothing', async () => {
  const row = await order();
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'pending' });
  await sandbox.openWindow(row);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'pending' });
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING', reservation: 'HELD' });
  await inTransaction(pool, (transaction) => releaseOrder(transaction, row.orderId, 'EXPIRED'));
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'failed' });
});

test('a deposit is waited for until its deadline, and then pays', async () => {
  const row = await order({ method: 'VIRTUAL_ACCOUNT' });
  await sandbox.pay(row, { bank: 'KOOKMIN', depositor: '박입금' });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'deposit-waiting' });
  expect(await factsOf(row)).toMatchObject({ state: 'DEPOSIT_WAITING', reservation: 'HELD' });
  const { rows } = await pool.query(
    `select deposit_bank, depositor_name, deposit_deadline - now() > interval '167 hours' as "inAWeek",
       position($2::bytea in deposit_account_enc) = 0 as "isEncrypted" from orders where id = $1`,
    [row.orderId, sandbox.gateway.find(row.paymentId)?.account?.number],
  );
  expect(rows).toEqual([
    { deposit_bank: 'KOOKMIN', depositor_name: '박입금', inAWeek: true, isEncrypted: true },
  ]);
  await sandbox.deposit(row.paymentId);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'paid' });
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', stock: 4 });
});

test('a buyer who has not made the deposit is reminded a day before its deadline, and nobody else', async () => {
  const row = await order({ method: 'VIRTUAL_ACCOUNT' });
  await sandbox.pay(row);
  await shop.payments.verify(row.paymentId);
  await shop.payments.verify(row.paymentId);
  const { rows } = await pool.query(
    `select start_after - now() between interval '143 hours' and interval '145 hours' as "inTime"
     from jobs.job where name = 'deposit-reminders' and data->>'orderId' = $1`,
    [row.orderId],
  );
  expect(rows).toEqual([{ inTime: true }]);
  const reminders = async () =>
    (await pool.query(`select text from demo_message where kind = 'DEPOSIT_REMINDER'`)).rows;
  await remind(pool, shop.parts.messages, row.orderId);
  await vi.waitUntil(async () => (await reminders()).length === 1, { timeout: 15_000 });
  const [reminder] = await reminders();
  expect(reminder.text).toMatch(/신한은행 계좌로 12,000원을 입금해 주세요/);
  expect(reminder.text).not.toContain(sandbox.gateway.find(row.paymentId)?.account?.number);
  await sandbox.deposit(row.paymentId);
  await shop.payments.verify(row.paymentId);
  await remind(pool, shop.parts.messages, row.orderId);
  expect((await pool.query('select from outbound_call where state <> $1', ['DONE'])).rowCount).toBe(0);
});

test('a refused payment says why in the words of its company, and may be tried again', async () => {
  const row = await order();
  await sandbox.pay(row, { result: 'refusal' });
  const message = '한도 초과로 승인이 거절되었습니다.';
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'failed', message });
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_FAILED', stock: 5, reservation: 'RELEASED' });
  // The second try, as POST /orders begins it.
  await pool.query(`update orders set state = 'PAYMENT_PENDING' where id = $1`, [row.orderId]);
  await pool.query(`update payment set state = 'READY' where payment_id = $1`, [row.paymentId]);
  // The gateway still tells of the first one.
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'pending' });
  expect(await factsOf(row)).toMatchObject({ state: 'PAYMENT_PENDING' });
});

test('money that comes late buys what is still there', async () => {
  const row = await order();
  await sandbox.pay(row);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, row.orderId, 'EXPIRED'));
  expect(await factsOf(row)).toMatchObject({ state: 'EXPIRED', stock: 5 });
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'paid' });
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', payment: 'PAID', stock: 4, givenBack: 0 });
  const { rows } = await pool.query(
    `select reason from order_state_history where order_id = $1 and to_state = 'PAID'`,
    [row.orderId],
  );
  expect(rows).toEqual([{ reason: 'LATE_PAYMENT' }]);
});

test('money that comes when everything is sold goes back in full, once', async () => {
  const row = await order({ stock: 1 });
  await sandbox.pay(row);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, row.orderId, 'EXPIRED'));
  await pool.query('update product_variant set stock_count = 0 where id = $1', [row.variantId]);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'given-back' });
  await shop.payments.verify(row.paymentId);
  await vi.waitUntil(() => isGivenBack(row.paymentId), { timeout: 15_000 });
  await shop.payments.verify(row.paymentId);
  expect(await factsOf(row)).toMatchObject({ state: 'EXPIRED', stock: 0, givenBack: 12_000, paidTimes: 0 });
  expect(sandbox.gateway.find(row.paymentId)?.cancellations).toHaveLength(1);
});

/** Into the account of an order that has expired, and whose last piece is sold. */
async function depositTooLate(changes = {}) {
  const row = await order({ method: 'VIRTUAL_ACCOUNT', stock: 1, ...changes });
  await sandbox.pay(row);
  await shop.payments.verify(row.paymentId);
  await sandbox.deposit(row.paymentId);
  await inTransaction(pool, (transaction) => releaseOrder(transaction, row.orderId, 'EXPIRED'));
  await pool.query('update product_variant set stock_count = 0 where id = $1', [row.variantId]);
  return row;
}

test('a late deposit goes back to the account that the buyer has named', async () => {
  const id = crypto.randomUUID();
  const account = JSON.stringify({ bank: 'SHINHAN', number: '110123456789', holder: '김꾸밈' });
  const refundAccount = encrypt(dataKey, id, account);
  const row = await depositTooLate({ id, refundAccount });
  await shop.payments.verify(row.paymentId);
  await vi.waitUntil(() => isGivenBack(row.paymentId), { timeout: 15_000 });
});

test('without such an account the buyer is asked for one, once', async () => {
  const row = await depositTooLate();
  await shop.payments.verify(row.paymentId);
  await shop.payments.verify(row.paymentId);
  const { rows } = await pool.query(
    `select c.state from payment_cancel c join payment p on p.id = c.payment_id where p.payment_id = $1`,
    [row.paymentId],
  );
  expect(rows).toEqual([{ state: 'REQUESTED' }]);
  await vi.waitUntil(
    async () =>
      (await pool.query(`select from demo_message where kind = 'REFUND_ACCOUNT_REQUIRED'`)).rowCount === 1,
    { timeout: 15_000 },
  );
});

test('money that waits for its way back pays nothing, though there is stock again', async () => {
  const row = await depositTooLate();
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'given-back' });
  await pool.query('update product_variant set stock_count = 9 where id = $1', [row.variantId]);
  expect(await shop.payments.verify(row.paymentId)).toMatchObject({ outcome: 'given-back' });
  expect(await factsOf(row)).toMatchObject({ state: 'EXPIRED', stock: 9, givenBack: 12_000, paidTimes: 0 });
});

test('an attempt that another one has replaced is given back, and the other one pays', async () => {
  const row = await order();
  await sandbox.pay(row);
  await pool.query(`update payment set state = 'SUPERSEDED' where payment_id = $1`, [row.paymentId]);
  const second = `${row.paymentId}2`;
  await pool.query(
    `insert into payment (order_id, payment_id, provider, channel_key, channel_type, method, amount)
     select order_id, $2, provider, channel_key, channel_type, method, amount from payment where payment_id = $1`,
    [row.paymentId, second],
  );
  await sandbox.pay({ ...row, paymentId: second });
  expect(await shop.payments.verify(second)).toMatchObject({ outcome: 'paid' });
  await shop.payments.verify(row.paymentId);
  await vi.waitUntil(() => isGivenBack(row.paymentId), { timeout: 15_000 });
  expect(await factsOf(row)).toMatchObject({ state: 'PAID', paidTimes: 1, stock: 4 });
  expect(sandbox.gateway.find(second)?.status).toBe('PAID');
});
