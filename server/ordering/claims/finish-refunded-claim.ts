import type { PoolClient } from 'pg';
import { changeClaimState } from './claim-state.ts';

/**
 * REFUND_PENDING -> DONE, once the gateway has given the money of a claim back. May be called again. The order is locked by the
 * caller, or now.
 */
export async function finishRefundedClaim(transaction: PoolClient, cancelId: string): Promise<boolean> {
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
