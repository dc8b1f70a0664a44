import type { PoolClient } from 'pg';
import { type Actor, changeLineState } from '../order-core/order-state.ts';
import type { Payments } from '../payments/payments.ts';
import { demandsOf } from '../refunds/cancel-lines.ts';
import { planRefund } from '../refunds/plan-refund.ts';
import { canPayBack, isOfConfigured, recordRefund } from '../refunds/record-refund.ts';
import { returnToStock } from '../stock/stock-reservations.ts';
import { changeClaimState } from './claim-state.ts';
import { finishIfFree, writeRefund } from './decide-claim.ts';
import { conflict, type Decided, type LockedClaim, noGateway } from './lock-claim.ts';
import { isDeducted } from './return-fee.ts';
import { takePointsBack } from './take-points-back.ts';

type RefundPayments = Pick<Payments, 'gateway' | 'requestCancel' | 'repeatCancel' | 'settleCashReceipt'>;

/** Gives back what a return that was inspected has cost; of one whose money the gateway refused, tries again. */
export function refundClaim(
  transaction: PoolClient,
  payments: RefundPayments,
  claim: LockedClaim,
  actor: Actor,
): Promise<Decided> {
  return claim.state === 'REFUND_PENDING'
    ? repeatRefund(transaction, payments, claim)
    : refundReturn(transaction, payments, claim, actor);
}

async function refundReturn(
  transaction: PoolClient,
  payments: RefundPayments,
  claim: LockedClaim,
  actor: Actor,
): Promise<Decided> {
  const { id: claimId, orderId, type, fault, pieces, feePayment } = claim;
  const isArrived = pieces.every(({ state }) => state === 'DELIVERED' || state === 'CONFIRMED');
  if (type !== 'RETURN' || !isArrived) return conflict;
  const step = { claimId, from: 'INSPECTED', to: 'REFUND_PENDING', actor } as const;
  if (!(await changeClaimState(transaction, step))) return conflict;
  const fee = isDeducted({ type, feePayment }) ? claim.returnFee : 0;
  const plan = await planRefund(transaction, { orderId, pieces, fault, fee });
  if (!canPayBack(payments, plan)) return noGateway;
  const reason = claim.reasonCode;
  const wholeIds = pieces.flatMap(({ lineId, leftQuantity }) => (leftQuantity === 0 ? [lineId] : []));
  if (wholeIds.length > 0) {
    const refused = await changeLineState(transaction, { lineIds: wholeIds, to: 'RETURNED', actor, reason });
    if (refused.length > 0) return conflict;
  }
  const hasMoney = await recordRefund(transaction, payments, plan, { reason, requester: 'ADMIN', claimId });
  await writeRefund(transaction, claimId, plan);
  await takePointsBack(transaction, claim.memberId, pieces);
  if (claim.restocks) await returnToStock(transaction, orderId, await demandsOf(transaction, pieces));
  return finishIfFree(transaction, claim, hasMoney);
}

async function repeatRefund(
  transaction: PoolClient,
  payments: RefundPayments,
  { id, type }: LockedClaim,
): Promise<Decided> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from payment_cancel where claim_id = $1 and state = 'FAILED' for no key update`,
    [id],
  );
  const [failed] = rows;
  if (!failed) return conflict;
  if (!(await isOfConfigured(transaction, payments, [failed.id]))) return noGateway;
  await payments.repeatCancel(transaction, failed.id);
  return { ok: true, value: { type, state: 'REFUND_PENDING' } };
}

/** @returns how many of an order are tried again that the gateway has refused; null when there is no such order */
export async function repeatRefundsOf(
  transaction: PoolClient,
  payments: RefundPayments,
  orderId: string,
): Promise<{ readonly memberId: string; readonly retried: number } | 'no-gateway' | null> {
  const { rows: orders } = await transaction.query<{ memberId: string }>(
    'select user_id as "memberId" from orders where id = $1 for no key update',
    [orderId],
  );
  const [order] = orders;
  if (!order) return null;
  const { rows } = await transaction.query<{ id: string }>(
    `select cancel.id from payment_cancel cancel join payment on payment.id = cancel.payment_id
     where order_id = $1 and cancel.state = 'FAILED' for no key update of cancel`,
    [orderId],
  );
  const cancelIds = rows.map(({ id }) => id);
  if (!(await isOfConfigured(transaction, payments, cancelIds))) return 'no-gateway';
  for (const id of cancelIds) await payments.repeatCancel(transaction, id);
  return { memberId: order.memberId, retried: rows.length };
}
