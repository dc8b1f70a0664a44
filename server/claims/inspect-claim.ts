import type { PoolClient } from 'pg';
import type { Fault } from '#server/orders/order-actions.ts';
import type { Actor } from '#server/orders/order-state.ts';
import { readClaimPolicy } from '#server/orders/read-order-lines.ts';
import { changeClaimState } from './claim-state.ts';
import { sendExchange } from './exchange-line.ts';
import { conflict, type Decided, type LockedClaim } from './lock-claim.ts';
import { feeOf } from './return-fee.ts';

type Findings = { readonly fault: Fault; readonly restock: boolean };

/** Whoever has looked at it says whose fault it was, whatever the buyer said. An exchange is sent now. */
export async function inspectClaim(
  transaction: PoolClient,
  claim: LockedClaim,
  actor: Actor,
  { fault, restock }: Findings,
): Promise<Decided> {
  const { id: claimId, type } = claim;
  const step = { claimId, from: 'COLLECTED', to: 'INSPECTED', actor } as const;
  if (!(await changeClaimState(transaction, step))) return conflict;
  const fee = feeOf({ type, fault }, await readClaimPolicy(transaction));
  await transaction.query('update order_claim set fault = $2, return_fee = $3, restocks = $4 where id = $1', [
    claimId,
    fault,
    fee,
    restock,
  ]);
  if (type !== 'EXCHANGE') return { ok: true, value: { type, state: 'INSPECTED' } };
  if (!(await sendExchange(transaction, { ...claim, restocks: restock }, actor))) return conflict;
  await changeClaimState(transaction, { claimId, from: 'INSPECTED', to: 'DONE', actor });
  return { ok: true, value: { type, state: 'DONE' } };
}
