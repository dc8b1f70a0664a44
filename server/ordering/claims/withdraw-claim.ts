import type { PoolClient } from 'pg';
import type { Result } from '#server/platform/result.ts';
import { endClaimReservation } from '../stock/stock-reservations.ts';
import { type ClaimState, changeClaimState } from './claim-state.ts';

/** Nothing has come back yet, and nothing was paid back. */
export const isWithdrawable = ({ state }: { readonly state: ClaimState }): boolean =>
  state === 'REQUESTED' || state === 'ACCEPTED' || state === 'COLLECTING';

/** The buyer keeps what was claimed. */
export async function withdrawClaim(
  transaction: PoolClient,
  { memberId, claimId }: { readonly memberId: string; readonly claimId: string },
): Promise<Result<null, 'not-found' | 'conflict'>> {
  const { rows } = await transaction.query<{ state: ClaimState }>(
    `with own as (
      select order_claim.id from orders join order_claim on order_claim.order_id = orders.id
      where order_claim.id = $1 and user_id = $2 and orders.deleted_at is null for no key update of orders)
     select state from order_claim where id = (select id from own) for no key update`,
    [claimId, memberId],
  );
  const [claim] = rows;
  if (!claim) return { ok: false, problem: 'not-found' };
  if (!isWithdrawable(claim)) return { ok: false, problem: 'conflict' };
  const actor = { type: 'USER', id: memberId } as const;
  const isChanged = await changeClaimState(transaction, {
    claimId,
    from: claim.state,
    to: 'WITHDRAWN',
    actor,
  });
  if (!isChanged) return { ok: false, problem: 'conflict' };
  await endClaimReservation(transaction, claimId, 'RELEASED');
  return { ok: true, value: null };
}
