import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { changeClaimState } from './claim-state.ts';

/** REFUND_PENDING -> DONE, once the gateway has given the money of a claim back. May be called again. */
export function finishRefundedClaim(pool: Pool, cancelId: string): Promise<boolean> {
  return inTransaction(pool, (transaction) => finishClaimOf(transaction, cancelId));
}

/** The same in the caller's transaction, which has locked the order or locks it now. */
export async function finishClaimOf(transaction: PoolClient, cancelId: string): Promise<boolean> {
  const { rows } = await transaction.query<{ claimId: string }>(
    `select order_claim.id as "claimId" from orders join order_claim on order_claim.order_id = orders.id
       join payment_cancel on payment_cancel.claim_id = order_claim.id
     where payment_cancel.id = $1 and payment_cancel.state = 'SUCCEEDED' for no key update of orders`,
    [cancelId],
  );
  const [claim] = rows;
  if (!claim) return false;
  const step = { from: 'REFUND_PENDING', to: 'DONE', actor: { type: 'SYSTEM' } } as const;
  return changeClaimState(transaction, { claimId: claim.claimId, ...step });
}
