import type { PoolClient } from 'pg';
import type { Actor } from '../order-core/order-state.ts';
import type { Fault } from '../reading/order-actions.ts';
import { readClaimFees } from '../reading/read-order-lines.ts';
import { changeClaimState } from './claim-state.ts';
import { sendExchange } from './exchange-line.ts';
import { conflict, type Decided, type LockedClaim } from './lock-claim.ts';
import { feeOf } from './return-fee.ts';

type Findings = {
  readonly fault: Fault;
  readonly restock: boolean;
  /** Whether the fee lay in the parcel; a buyer's word for it is no money. */
  readonly fee_paid?: boolean | undefined;
};

/**
 * The operator who has looked at it says whose fault it was and whether its fee was paid, whatever the buyer said: a fee that nobody has
 * seen is deducted. An exchange is sent now, unless its fee is missing.
 */
export async function inspectClaim(
  transaction: PoolClient,
  claim: LockedClaim,
  actor: Actor,
  { fault, restock, fee_paid: isFeePaid }: Findings,
): Promise<Decided> {
  const { id: claimId, orderId, type } = claim;
  const step = { claimId, from: 'COLLECTED', to: 'INSPECTED', actor } as const;
  const fee = feeOf({ type, fault }, await readClaimFees(transaction, orderId));
  if (type === 'EXCHANGE' && fee > 0 && isFeePaid === false) return conflict;
  if (!(await changeClaimState(transaction, step))) return conflict;
  await transaction.query(
    `update order_claim set fault = $2, return_fee = $3, restocks = $4,
       fee_payment = case when type = 'EXCHANGE' or $5 then 'PREPAID' else 'DEDUCT' end,
       fee_confirmed_at = case when $5 then now() end
     where id = $1`,
    [claimId, fault, fee, restock, isFeePaid === true],
  );
  if (type !== 'EXCHANGE') return { ok: true, value: { type, state: 'INSPECTED' } };
  if (!(await sendExchange(transaction, { ...claim, restocks: restock }, actor))) return conflict;
  await changeClaimState(transaction, { claimId, from: 'INSPECTED', to: 'DONE', actor });
  return { ok: true, value: { type, state: 'DONE' } };
}
