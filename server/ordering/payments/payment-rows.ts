import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { OrderState } from '../order-core/order-state.ts';
import { goneAmount } from './gone-amount.ts';
import { type GatewayPayment, type PaymentProvider, paymentIdPattern } from './payment-gateway.ts';

export type KnownPayment = {
  readonly orderId: string;
  readonly memberId: string;
  readonly orderState: OrderState;
  readonly isPaid: boolean;
  readonly provider: PaymentProvider;
  /** In the words of the provider. */
  readonly failMessage: string | null;
};

/** Of ours only: nothing that comes from outside creates a payment. */
export async function findPayment(pool: Pool, paymentId: string): Promise<KnownPayment | null> {
  if (!paymentIdPattern.test(paymentId)) return null;
  const { rows } = await pool.query<KnownPayment>(
    `select o.id as "orderId", o.user_id as "memberId", o.state as "orderState", o.paid_at is not null as "isPaid",
       p.provider, p.fail_message as "failMessage"
     from payment p join orders o on o.id = p.order_id where p.payment_id = $1`,
    [paymentId],
  );
  return rows[0] ?? null;
}

/** It goes to the end of those that are asked about regularly. */
export async function setChecked(database: Pool | PoolClient, paymentId: string): Promise<void> {
  await database.query('update payment set checked_at = now() where payment_id = $1', [paymentId]);
}

export async function isTransactionTaken(
  transaction: PoolClient,
  id: string,
  transactionId: string,
): Promise<boolean> {
  const { rowCount } = await transaction.query('select from payment where transaction_id = $1 and id <> $2', [
    transactionId,
    id,
  ]);
  return rowCount !== 0;
}

export async function setMismatch(transaction: PoolClient, id: string, reason: string): Promise<void> {
  await transaction.query(
    `update payment set state = 'MISMATCH', fail_code = 'MISMATCH', fail_message = $2
     where id = $1 and state <> 'SUPERSEDED'`,
    [id, reason],
  );
}

/** The amount that was canceled at the gateway by whomever, and the receipt. */
export async function setReceipt(
  transaction: PoolClient,
  id: string,
  payment: GatewayPayment,
): Promise<void> {
  await transaction.query(
    `update payment set receipt_url = coalesce($3, receipt_url),
       canceled_amount = greatest(canceled_amount, least($2, amount)),
       state = case when state not in ('PAID', 'PARTIAL_CANCELLED') or $2 = 0 then state
         when $2 >= amount then 'CANCELLED' else 'PARTIAL_CANCELLED' end
     where id = $1`,
    [id, payment.paidAt ? goneAmount(payment) : payment.canceledAmount, payment.receiptUrl],
  );
}

/**
 * Whether this failed attempt is a new one. The gateway goes on reporting it until the shopper tries again, and that must
 * not end the next attempt.
 */
export async function isNewFailure(
  transaction: PoolClient,
  id: string,
  transactionId: string,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'update payment set pg_tx_id = $2 where id = $1 and pg_tx_id is distinct from $2',
    [id, transactionId],
  );
  return rowCount === 1;
}
