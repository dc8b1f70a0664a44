import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import { decrypt } from '#server/platform/encryption.ts';
import type { CallAdapter, CallOutcome, OutboundCalls } from '#server/platform/jobs/outbound-calls.ts';
import type { CashReceipt, CashReceiptOrder, CashReceipts, GatewayPayment } from './payment-gateway.ts';

type ReceiptPayload = { readonly receiptId: string };
export type ReceiptAdapter = CallAdapter<ReceiptPayload>;

type Row = Pick<CashReceiptOrder, 'paymentId' | 'type' | 'buyer'> &
  CamelColumns<'cash_receipt', 'amount' | 'order_id' | 'state' | 'identifier_enc'> & {
    /** Its money is still on the way back, and the gateway issues for what it has. */
    readonly isRefunding: boolean;
  };

/**
 * Records in the caller's transaction that the gateway issues what the buyer has requested, once it is paid, cancels it, once
 * all is refunded, and replaces it by one for what is left, once a part is: what the row says when the call is made. Does nothing where the gateway does so itself.
 */
export const createReceiptRecorder =
  (calls: OutboundCalls, adapter: ReceiptAdapter | null) =>
  async (transaction: PoolClient, orderId: string): Promise<void> => {
    if (!adapter) return;
    await transaction.query(
      `update cash_receipt set state = 'REQUESTED', amount = payment_amount - refunded_amount from orders
       where orders.id = $1 and order_id = orders.id and cash_receipt.state in ('REQUESTED', 'ISSUED')
         and refunded_amount < payment_amount and cash_receipt.amount <> payment_amount - refunded_amount`,
      [orderId],
    );
    const { rows } = await transaction.query<{ id: string }>(
      `select id from cash_receipt where order_id = $1 and state in ('REQUESTED', 'CANCELED')`,
      [orderId],
    );
    for (const { id: receiptId } of rows) await calls.record(transaction, adapter, { receiptId });
  };

/** Brings the gateway to what the row says, for `openOutboundCalls`. */
export function createReceiptAdapter(pool: Pool, receipts: CashReceipts, dataKey: Buffer): ReceiptAdapter {
  async function call(_id: string, { receiptId }: ReceiptPayload): Promise<CallOutcome> {
    const row = await readRow(pool, receiptId);
    if (row?.state === 'CANCELED') return receipts.cancel(row.paymentId);
    if (row?.state !== 'REQUESTED') return { outcome: 'done' };
    if (row.isRefunding) return { outcome: 'not-made', reason: 'a refund is under way' };
    return issue(receiptId, row);
  }

  async function issue(receiptId: string, row: Row): Promise<CallOutcome> {
    const identifier = row.identifierEnc && decrypt(dataKey, row.orderId, row.identifierEnc);
    if (!identifier) return { outcome: 'refused', reason: 'its number is not stored any more' };
    const answer = await receipts.issue({ ...row, identifier });
    if (answer.outcome === 'unknown') return answer;
    if (answer.outcome === 'refused') {
      await pool.query(`update cash_receipt set state = 'FAILED' where id = $1 and state = 'REQUESTED'`, [
        receiptId,
      ]);
      return answer;
    }
    const isKept = await setIssued(pool, receiptId, answer.receipt);
    return isKept ? { outcome: 'done' } : { outcome: 'not-made', reason: 'refunded meanwhile' };
  }
  return { kind: 'cash-receipt', call, whenUnknown: 'repeat' };
}

async function readRow(pool: Pool, receiptId: string): Promise<Row | null> {
  const { rows } = await pool.query<Row>(
    `select cash_receipt.order_id as "orderId", cash_receipt.state, type, identifier_enc as "identifierEnc",
       cash_receipt.amount,
       exists (select from payment_cancel where payment_id = payment.id and payment_cancel.state in ('REQUESTED', 'UNKNOWN')
         and refund_due_at is not null) as "isRefunding",
       payment.payment_id as "paymentId",
       jsonb_build_object('name', orderer_name, 'phone', orderer_phone, 'email', orderer_email) as buyer
     from cash_receipt join orders on orders.id = cash_receipt.order_id
       join payment on payment.order_id = orders.id and payment.state <> 'SUPERSEDED'
     where cash_receipt.id = $1`,
    [receiptId],
  );
  return rows[0] ?? null;
}

/** @returns false when all was refunded while the gateway issued it */
async function setIssued(
  pool: Pool,
  receiptId: string,
  { issueNumber, issuedAt }: CashReceipt,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update cash_receipt set state = 'ISSUED', issue_number = $2, issued_at = $3 where id = $1 and state = 'REQUESTED'`,
    [receiptId, issueNumber, issuedAt],
  );
  return rowCount === 1;
}

/** The receipt that the gateway says that it has issued with the payment. */
export async function setCashReceipt(
  transaction: PoolClient,
  orderId: string,
  { cashReceipt }: Pick<GatewayPayment, 'cashReceipt'>,
): Promise<void> {
  if (!cashReceipt) return;
  await transaction.query(
    `update cash_receipt set issue_number = $2, issued_at = $3,
       state = case when $4 or state = 'CANCELED' then 'CANCELED' else 'ISSUED' end,
       canceled_at = case when $4 then coalesce(canceled_at, now()) else canceled_at end
     where order_id = $1`,
    [orderId, cashReceipt.issueNumber, cashReceipt.issuedAt, cashReceipt.isCanceled],
  );
}
