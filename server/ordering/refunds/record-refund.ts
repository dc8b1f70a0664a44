import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { restoreCoupons } from '../coupons/restore-coupons.ts';
import { releaseWhenAssigned } from '../order-core/held-orders.ts';
import type { CancelRequest } from '../payments/cancel-payment.ts';
import type { RefundCalls } from '../payments/refund-calls.ts';
import { restorePoints } from '../points/restore-points.ts';
import type { RefundPlan } from './plan-refund.ts';

type Circumstances = {
  /** A code, which the gateway gets too. */
  readonly reason: string;
  readonly requester: CancelRequest['requester'];
  readonly claimId?: string;
  /** Lines that are not sent: their coupons go back too. */
  readonly canceledLineIds?: readonly string[];
};

/** False when there is money, and the company that has it is not the one that is configured. */
export const canPayBack = (
  { gateway }: Pick<RefundCalls, 'gateway'>,
  { amount, provider }: RefundPlan,
): boolean => amount === 0 || (gateway !== null && gateway.provider === provider);

/** The same of what was asked back before. */
export async function isOfConfigured(
  transaction: PoolClient,
  { gateway }: Pick<RefundCalls, 'gateway'>,
  cancelIds: readonly string[],
): Promise<boolean> {
  if (cancelIds.length === 0) return true;
  const { rowCount } = await transaction.query(
    `select from payment_cancel cancel join payment on payment.id = cancel.payment_id
     where cancel.id = any($1) and provider is distinct from $2 limit 1`,
    [cancelIds, gateway?.provider ?? null],
  );
  return rowCount === 0;
}

/**
 * Writes a refund into the books, and asks for its money in the caller's transaction, which has locked the order. Payment,
 * coupons and points are locked here, in this order; stock comes after.
 *
 * @returns whether there is money that a gateway has to give back
 */
export async function recordRefund(
  transaction: PoolClient,
  payments: Pick<RefundCalls, 'requestCancel' | 'settleCashReceipt'>,
  plan: RefundPlan,
  { reason, requester, claimId, canceledLineIds = [] }: Circumstances,
): Promise<boolean> {
  const { orderId, amount } = plan;
  const cancelId =
    amount > 0
      ? await payments.requestCancel(transaction, {
          ...(await lockPayment(transaction, orderId)),
          amount,
          reason,
          requester,
          ...(claimId && { claimId }),
        })
      : null;
  await enterRefund(transaction, payments, plan, { cancelId, claimId, canceledLineIds });
  return cancelId !== null;
}

type Entry = {
  /** By which its money goes back, or has gone back. */
  readonly cancelId: string | null;
  readonly claimId?: string | undefined;
  readonly canceledLineIds: readonly string[];
};

/** Everything of a refund but its money. */
export async function enterRefund(
  transaction: PoolClient,
  payments: Pick<RefundCalls, 'settleCashReceipt'>,
  plan: RefundPlan,
  { cancelId, claimId, canceledLineIds }: Entry,
): Promise<void> {
  const { orderId, memberId, point } = plan;
  const refundId = randomUUID();
  await insertRefundEntries(transaction, plan, { refundId, cancelId, claimId });
  if (plan.amount > 0) await payments.settleCashReceipt(transaction, orderId);
  if (plan.unassigned < 0) await releaseWhenAssigned(transaction, orderId);
  if (canceledLineIds.length > 0) await restoreCoupons(transaction, { orderId, lineIds: canceledLineIds });
  await restorePoints(transaction, { orderId, memberId, amount: point, sourceId: refundId });
}

/** The amount that is paid and not asked back yet. Of what the gateway refused, it is certain that it has kept it. */
async function lockPayment(
  transaction: PoolClient,
  orderId: string,
): Promise<Pick<CancelRequest, 'payment' | 'cancellableAmount'>> {
  const { rows } = await transaction.query<Columns<'payment', 'id' | 'amount'>>(
    `select id, amount from payment where order_id = $1 and state <> 'SUPERSEDED' for no key update`,
    [orderId],
  );
  const [payment] = rows;
  if (!payment) throw new Error('Money goes back that was never paid.');
  const { rows: asked } = await transaction.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::int as amount from payment_cancel where payment_id = $1 and state <> 'FAILED'`,
    [payment.id],
  );
  return { payment, cancellableAmount: payment.amount - (asked[0]?.amount ?? 0) };
}

type Written = {
  readonly refundId: string;
  readonly cancelId: string | null;
  readonly claimId?: string | undefined;
};

async function insertRefundEntries(
  transaction: PoolClient,
  { orderId, pieces, shares, product, delivery, fee, amount, point, unassigned }: RefundPlan,
  { refundId, cancelId, claimId }: Written,
): Promise<void> {
  await transaction.query(
    `insert into order_refund (id, order_id, claim_id, payment_cancel_id, product_amount, delivery_amount, fee, amount, point,
       unassigned_amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [refundId, orderId, claimId ?? null, cancelId, product, delivery, fee, amount, point, unassigned],
  );
  await transaction.query(
    `update order_product set refunded_quantity = refunded_quantity + piece.quantity
     from unnest($1::uuid[], $2::int[]) as piece (line_id, quantity) where id = line_id`,
    [pieces.map(({ lineId }) => lineId), pieces.map(({ quantity }) => quantity)],
  );
  const given = [...shares];
  await transaction.query(
    `update order_product set refunded_amount = refunded_amount + share.amount,
       refunded_point = refunded_point + share.point
     from unnest($1::uuid[], $2::int[], $3::int[]) as share (line_id, amount, point) where id = line_id`,
    [given.map(([id]) => id), given.map(([, share]) => share.amount), given.map(([, share]) => share.point)],
  );
  await transaction.query(
    `with refunded as (
      update orders set refunded_amount = refunded_amount + $2 where id = $1
      returning id, refunded_amount = payment_amount as is_all)
    update cash_receipt set state = 'CANCELED', canceled_at = now() from refunded
    where order_id = refunded.id and is_all and state in ('REQUESTED', 'ISSUED')`,
    [orderId, amount],
  );
}
