import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';

type Decision = { readonly id: string; readonly actorId: string; readonly reason: string | null };

/**
 * Hides a review, or with `null` for the reason shows it again; the history keeps who, when and why.
 *
 * @returns false if there is no such review
 */
export async function setBlind(transaction: PoolClient, { id, actorId, reason }: Decision): Promise<boolean> {
  const state = reason === null ? 'ACT' : 'BLIND';
  const { rows } = await transaction.query<{ user_id: string; state: string }>(
    'select user_id, state from review where id = $1 and deleted_at is null for no key update',
    [id],
  );
  const [review] = rows;
  if (!review) return false;
  if (review.state === state) return true;
  await transaction.query('update review set state = $2, blind_reason = $3 where id = $1', [
    id,
    state,
    reason,
  ]);
  await transaction.query(
    'insert into review_blind_history (review_id, actor_id, state, reason) values ($1, $2, $3, $4)',
    [id, actorId, state, reason],
  );
  const action = reason === null ? 'review.unblind' : 'review.blind';
  await recordAccess(transaction, { actorId, userId: review.user_id, action, subjectId: id });
  return true;
}
