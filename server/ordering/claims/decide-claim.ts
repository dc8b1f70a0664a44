import type { PoolClient } from 'pg';
import type { Actor, OrderState } from '../order-core/order-state.ts';
import type { Payments } from '../payments/payments.ts';
import { readClaimFees } from '../reading/read-order-lines.ts';
import { cancelLines } from '../refunds/cancel-lines.ts';
import { endClaimReservation } from '../stock/stock-reservations.ts';
import { changeClaimState } from './claim-state.ts';
import { conflict, type Decided, type LockedClaim } from './lock-claim.ts';
import { feeOf } from './return-fee.ts';
import { takePointsBack } from './take-points-back.ts';

const handedOver: readonly OrderState[] = ['SHIPPING', 'DELIVERED'];

/** Of a return or an exchange the parcel may come; of a request to cancel the money goes back. */
export async function acceptClaim(
  transaction: PoolClient,
  payments: Pick<Payments, 'gateway' | 'requestCancel' | 'settleCashReceipt'>,
  claim: LockedClaim,
  actor: Actor,
): Promise<Decided> {
  const { id: claimId, type, pieces } = claim;
  const step = { claimId, from: 'REQUESTED', to: 'ACCEPTED', actor } as const;
  if (!(await changeClaimState(transaction, step))) return conflict;
  if (type !== 'CANCEL') return { ok: true, value: { type, state: 'ACCEPTED' } };
  if (pieces.some(({ state }) => handedOver.includes(state))) return turnIntoReturn(transaction, claim);
  const canceled = await cancelLines(transaction, payments, {
    orderId: claim.orderId,
    pieces,
    actor,
    reason: claim.reasonCode,
    fault: claim.fault,
    claimId,
    // A design that is made already is nobody else's.
    restocks: pieces.every(({ isCustom }) => !isCustom),
  });
  if (!canceled.ok) return canceled;
  const { value: plan } = canceled;
  await writeRefund(transaction, claimId, plan);
  // This line replaces one that was confirmed.
  await takePointsBack(transaction, claim.memberId, pieces);
  const refunding = { claimId, from: 'ACCEPTED', to: 'REFUND_PENDING', actor } as const;
  await changeClaimState(transaction, refunding);
  return finishIfFree(transaction, claim, plan.amount > 0);
}

/** It was handed over before anybody decided: it goes back when it has arrived. */
async function turnIntoReturn(
  transaction: PoolClient,
  { id, orderId, fault }: LockedClaim,
): Promise<Decided> {
  const fee = feeOf({ type: 'RETURN', fault }, await readClaimFees(transaction, orderId));
  await transaction.query(`update order_claim set type = 'RETURN', return_fee = $2 where id = $1`, [id, fee]);
  return { ok: true, value: { type: 'RETURN', state: 'ACCEPTED' } };
}

type Refund = { readonly amount: number; readonly point: number };

/** The amount that was expected becomes what goes back. */
export async function writeRefund(transaction: PoolClient, claimId: string, { amount, point }: Refund) {
  await transaction.query('update order_claim set refund_amount = $2, refund_point = $3 where id = $1', [
    claimId,
    amount,
    point,
  ]);
}

/** REFUND_PENDING -> DONE at once where no gateway has anything to give back. */
export async function finishIfFree(
  transaction: PoolClient,
  { id: claimId, type }: LockedClaim,
  hasMoney: boolean,
): Promise<Decided> {
  if (hasMoney) return { ok: true, value: { type, state: 'REFUND_PENDING' } };
  const step = { claimId, from: 'REFUND_PENDING', to: 'DONE', actor: { type: 'SYSTEM' } } as const;
  await changeClaimState(transaction, step);
  return { ok: true, value: { type, state: 'DONE' } };
}

/** Also after the parcel was looked at, but not once its money is on the way. */
export async function rejectClaim(
  transaction: PoolClient,
  { id: claimId, state, type }: LockedClaim,
  actor: Actor,
  reason: string,
): Promise<Decided> {
  await transaction.query('update order_claim set decided_reason = $2 where id = $1', [claimId, reason]);
  const isRejected = await changeClaimState(transaction, { claimId, from: state, to: 'REJECTED', actor });
  if (!isRejected) return conflict;
  await endClaimReservation(transaction, claimId, 'RELEASED');
  return { ok: true, value: { type, state: 'REJECTED' } };
}

/** The parcel is being collected, or has come back. */
export async function collectClaim(
  transaction: PoolClient,
  { id: claimId, state, type }: LockedClaim,
  actor: Actor,
  to: 'COLLECTING' | 'COLLECTED',
): Promise<Decided> {
  if (type === 'CANCEL') return conflict;
  const isChanged = await changeClaimState(transaction, { claimId, from: state, to, actor });
  return isChanged ? { ok: true, value: { type, state: to } } : conflict;
}
