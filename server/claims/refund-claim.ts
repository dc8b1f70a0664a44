import type { PoolClient } from 'pg';
import { demandsOf } from '#server/orders/cancel-lines.ts';
import { canPayBack, giveBack } from '#server/orders/give-back.ts';
import { familyOf } from '#server/orders/line-family.ts';
import { type Actor, changeLineState } from '#server/orders/order-state.ts';
import { planRefund } from '#server/orders/plan-refund.ts';
import type { Payments } from '#server/payments/payments.ts';
import { clawBackPoints } from '#server/points/claw-back-points.ts';
import { takeBackPointsOfReturn } from '#server/reviews/review-points.ts';
import { returnToStock } from '#server/stock/stock-reservations.ts';
import { changeClaimState } from './claim-state.ts';
import { finishIfFree, writeRefund } from './decide-claim.ts';
import { conflict, type Decided, type LockedClaim, noGateway } from './lock-claim.ts';
import { isDeducted } from './return-fee.ts';

type RefundPayments = Pick<Payments, 'port' | 'requestCancel' | 'repeatCancel' | 'settleCashReceipt'>;

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
  const hasMoney = await giveBack(transaction, payments, plan, { reason, requester: 'ADMIN', claimId });
  await writeRefund(transaction, claimId, plan);
  await takePointsBack(transaction, claim);
  if (claim.restocks) await returnToStock(transaction, orderId, await demandsOf(transaction, pieces));
  return finishIfFree(transaction, claim, hasMoney);
}

/** What the confirmation of lines and their reviews have brought, once nothing of them is kept. */
async function takePointsBack(transaction: PoolClient, { memberId, pieces }: LockedClaim): Promise<void> {
  for (const { lineId, leftQuantity } of pieces) {
    if (leftQuantity > 0) continue;
    await takeBackPointsOfReturn(transaction, { memberId, orderProductId: lineId });
    for (const sourceId of await readGoneLines(transaction, lineId))
      await clawBackPoints(transaction, { memberId, reasonCode: 'ORDER_CONFIRM', sourceId });
  }
}

/** The line that has come back, and the one that it replaces once no other piece of that is with the buyer. */
async function readGoneLines(transaction: PoolClient, lineId: string): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `with recursive ${familyOf('$1')} select id from family where id = $1 or (select sum(kept) from family) = 0 order by position`,
    [lineId],
  );
  return rows.map(({ id }) => id);
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
  if (!payments.port) return noGateway;
  await payments.repeatCancel(transaction, failed.id);
  return { ok: true, value: { type, state: 'REFUND_PENDING' } };
}

/** @returns how many of an order are tried again that the gateway has refused; null when there is no such order */
export async function repeatRefundsOf(
  transaction: PoolClient,
  payments: RefundPayments,
  orderId: string,
): Promise<{ readonly memberId: string; readonly retried: number } | null> {
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
  for (const { id } of rows) await payments.repeatCancel(transaction, id);
  return { memberId: order.memberId, retried: rows.length };
}
