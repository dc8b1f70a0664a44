import type { PoolClient } from 'pg';
import { type Pieces, planRefund } from '../refunds/plan-refund.ts';
import { type InsertedClaim, insertClaim } from './insert-claim.ts';

type Request = {
  readonly orderId: string;
  readonly memberId: string;
  readonly reason_code: string;
  readonly reason: string;
  readonly piece: Pieces;
};

/** Asks the shop to cancel a line that it has begun: each may be handed over before the others. The order is locked by the caller. */
export async function requestCancellation(
  transaction: PoolClient,
  { orderId, memberId, reason_code, reason, piece }: Request,
): Promise<InsertedClaim> {
  const pieces = [piece];
  const plan = await planRefund(transaction, { orderId, pieces, fault: 'BUYER' });
  return insertClaim(transaction, {
    orderId,
    type: 'CANCEL',
    reasonCode: reason_code,
    reason,
    fault: 'BUYER',
    pieces,
    refundAmount: plan.amount,
    refundPoint: plan.point,
    actor: { type: 'USER', id: memberId },
  });
}
