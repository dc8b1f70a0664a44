import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import type { claimState, claimType } from '#src/shared/contracts/order-lines.ts';
import type { Actor } from '../order-core/order-state.ts';

export type ClaimState = Static<typeof claimState>;
export type ClaimType = Static<typeof claimType>;

type Change = {
  readonly claimId: string;
  readonly from: ClaimState;
  readonly to: ClaimState;
  readonly actor: Actor;
};

const endStates: readonly ClaimState[] = ['DONE', 'REJECTED', 'WITHDRAWN'];

/** Statement fragment: the row `order_claim` has not ended. */
export const isOpenClaim = `order_claim.state not in ('DONE', 'REJECTED', 'WITHDRAWN')`;

/**
 * Takes a claim to its next state. Its order is locked by the caller; a trigger refuses what `claim_state_rule` does not allow.
 *
 * @returns false when it is in another state, or cannot go there
 */
export async function changeClaimState(
  transaction: PoolClient,
  { claimId, from, to, actor }: Change,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `with changed as (
      update order_claim set state = $3 where id = $1 and state = $2
        and exists (select from claim_state_rule where from_state = $2 and to_state = $3)
      returning id),
    ended as (
      update order_claim_product set is_open = false
      where claim_id = (select id from changed) and $3 = any($6))
    insert into claim_history (claim_id, state, actor_type, actor_id) select id, $3, $4, $5 from changed`,
    [claimId, from, to, actor.type, actor.id ?? null, endStates],
  );
  return rowCount === 1;
}
