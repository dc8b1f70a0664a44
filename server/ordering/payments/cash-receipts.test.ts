import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { encrypt } from '#server/platform/encryption.ts';
import { withDatabase } from '#tests/support/database.ts';
import { insertPayableOrder } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { dataKey, withPayments } from '#tests/support/sandbox-payments.ts';
import { insertCashReceipt } from '../placing/cash-receipt.ts';
import { planRefund } from '../refunds/plan-refund.ts';
import { recordRefund } from '../refunds/record-refund.ts';

const { pool } = withDatabase();
const sandbox = withSandbox();

const customerIdentifier = '01098765432';
const refundAccount = JSON.stringify({ bank: 'SHINHAN', number: '110123456789', holder: '김꾸밈' });

describe.each(['sandbox', 'sandbox_v1'] as const)('the cash receipt of a deposit (%s)', (contract) => {
  const shop = withPayments(pool, sandbox, { contract, unproved: ['pieces'] });

  async function insertDepositOrder() {
    const id = randomUUID();
    const row = await insertPayableOrder(pool, shop.gateway, {
      id,
      method: 'VIRTUAL_ACCOUNT',
      refundAccount: encrypt(dataKey, id, refundAccount),
    });
    await inTransaction(pool, (transaction) =>
      insertCashReceipt(transaction, dataKey, id, {
        type: 'PERSONAL',
        identifier: customerIdentifier,
        amount: row.amount,
      }),
    );
    const virtualAccount = { cashReceiptType: 'PERSONAL', customerIdentifier };
    await sandbox.answerWindow(
      contract === 'sandbox' ? sandbox.openWindow(row, { virtualAccount }) : sandbox.openWindowV1(row),
    );
    await shop.payments.verify(row.paymentId);
    return row;
  }

  async function deposit(paymentId: string) {
    await sandbox.deposit(paymentId);
    expect(await shop.payments.verify(paymentId)).toMatchObject({ outcome: 'paid' });
  }

  async function refundAll(orderId: string) {
    const { rows } = await pool.query<{ lineId: string }>(
      'select id as "lineId" from order_product where order_id = $1',
      [orderId],
    );
    const pieces = rows.map(({ lineId }) => ({ lineId, quantity: 1 }));
    await inTransaction(pool, async (transaction) => {
      const plan = await planRefund(transaction, { orderId, pieces, fault: 'SELLER' });
      await recordRefund(transaction, shop.payments, plan, { reason: 'SIZE', requester: 'ADMIN' });
    });
  }

  const stored = async (orderId: string) => {
    const columns = 'state, issue_number, issued_at, canceled_at';
    return (await pool.query(`select ${columns} from cash_receipt where order_id = $1`, [orderId])).rows[0];
  };
  const atGateway = (paymentId: string) => sandbox.gateway.find(paymentId)?.receipt;
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

  test('is issued once the deposit has come, and canceled when all of it goes back', async () => {
    const { orderId, paymentId } = await insertDepositOrder();
    expect(await stored(orderId)).toMatchObject({ state: 'REQUESTED', issue_number: null });
    await deposit(paymentId);
    await until(async () => expect(await stored(orderId)).toMatchObject({ state: 'ISSUED' }));
    const receipt = atGateway(paymentId);
    expect(receipt).toMatchObject({ type: 'PERSONAL', canceledAt: null });
    expect(await stored(orderId)).toMatchObject({ issue_number: receipt?.issueNumber, canceled_at: null });
    await refundAll(orderId);
    expect(await stored(orderId)).toMatchObject({ state: 'CANCELED', canceled_at: expect.any(Date) });
    await until(() => expect(atGateway(paymentId)?.canceledAt).toEqual(expect.any(String)));
    // Asked again, the gateway does not bring it back.
    await shop.payments.verify(paymentId);
    expect(await stored(orderId)).toMatchObject({ state: 'CANCELED' });
  });
});

describe('V1', () => {
  const shop = withPayments(pool, sandbox, { contract: 'sandbox_v1', unproved: ['pieces'] });

  test('replaces it by one for what is left, once a part has gone back', async () => {
    const id = randomUUID();
    const row = await insertPayableOrder(pool, shop.gateway, {
      id,
      method: 'VIRTUAL_ACCOUNT',
      refundAccount: encrypt(dataKey, id, refundAccount),
    });
    await inTransaction(pool, (transaction) =>
      insertCashReceipt(transaction, dataKey, id, {
        type: 'PERSONAL',
        identifier: customerIdentifier,
        amount: row.amount,
      }),
    );
    await sandbox.answerWindow(sandbox.openWindowV1(row));
    await shop.payments.verify(row.paymentId);
    await sandbox.deposit(row.paymentId);
    await shop.payments.verify(row.paymentId);
    const receipt = () => sandbox.gateway.find(row.paymentId)?.receipt;
    const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 50 });
    await until(() => expect(receipt()).toMatchObject({ amount: 12_000, canceledAt: null }));
    const first = receipt()?.issueNumber;
    // Two pieces, of which one comes back.
    await pool.query('update order_product set quantity = 2, unit_price = 6000 where order_id = $1', [id]);
    const { rows } = await pool.query('select id as "lineId" from order_product where order_id = $1', [id]);
    await inTransaction(pool, async (transaction) => {
      const pieces = [{ lineId: rows[0].lineId, quantity: 1 }];
      const plan = await planRefund(transaction, { orderId: id, pieces, fault: 'SELLER' });
      await recordRefund(transaction, shop.payments, plan, { reason: 'SIZE', requester: 'ADMIN' });
    });
    await until(() => expect(receipt()).toMatchObject({ amount: 6_000, canceledAt: null }));
    expect(receipt()?.issueNumber).not.toBe(first);
    await until(async () => {
      const stored = await pool.query(
        'select state, amount, issue_number from cash_receipt where order_id = $1',
        [id],
      );
      expect(stored.rows).toEqual([{ state: 'ISSUED', amount: 6_000, issue_number: receipt()?.issueNumber }]);
    });
  }, 120_000);

  test('issues it once, also when the first answer was lost, and cancels what is not there without a fault', async () => {
    const row = await insertPayableOrder(pool, shop.gateway, { method: 'VIRTUAL_ACCOUNT' });
    await sandbox.answerWindow(sandbox.openWindowV1(row));
    await sandbox.deposit(row.paymentId);
    const order = {
      type: 'CORPORATE',
      paymentId: row.paymentId,
      identifier: '1208147521',
      buyer: { name: '김꾸밈', phone: '01012345678', email: 'kim@example.com' },
    } as const;
    const { cashReceipts } = shop.gateway;
    expect(await cashReceipts?.cancel(row.paymentId)).toEqual({ outcome: 'done' });
    const first = await cashReceipts?.issue(order);
    expect(first).toMatchObject({ outcome: 'issued', receipt: { isCanceled: false } });
    expect(await cashReceipts?.issue(order)).toEqual(first);
  });

  test('says why when nothing can be issued', async () => {
    const row = await insertPayableOrder(pool, shop.gateway);
    await sandbox.answerWindow(sandbox.openWindowV1(row));
    const buyer = { name: '김꾸밈', phone: '01012345678', email: 'kim@example.com' };
    expect(
      await shop.gateway.cashReceipts?.issue({
        type: 'PERSONAL',
        paymentId: row.paymentId,
        identifier: customerIdentifier,
        buyer,
      }),
    ).toEqual({ outcome: 'refused', reason: '현금영수증을 발행할 수 없는 거래입니다.' });
  });
});
