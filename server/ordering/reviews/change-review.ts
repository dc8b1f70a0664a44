import type { PoolClient } from 'pg';
import type { Result } from '#server/platform/result.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { changeReview as contract } from '#src/shared/contracts/reviews.ts';
import { lockMember } from '../order-core/lock-member.ts';
import { setReviewImages } from './review-images.ts';
import { takeBackReviewPoints } from './review-points.ts';
import { findPolicyProblem, readReviewPolicy } from './review-policy.ts';

type OwnReview = { readonly memberId: string; readonly id: string };
type Change = OwnReview & InputOf<typeof contract>['body'];
type ChangeProblem = 'not-found' | 'blind' | 'edit-over' | 'length' | 'too-many-photos' | 'image-not-found';

type Row = {
  readonly state: string;
  readonly order_product_id: string | null;
  readonly age_days: number;
};

/** If it returns a problem, the transaction must be rolled back. */
export async function changeReview(
  transaction: PoolClient,
  { memberId, id, score, content, image_ids: imageIds }: Change,
): Promise<Result<null, ChangeProblem>> {
  const review = await lockReview(transaction, { memberId, id });
  if (!review) return { ok: false, problem: 'not-found' };
  if (review.state === 'BLIND') return { ok: false, problem: 'blind' };
  const policy = await readReviewPolicy(transaction);
  if (review.age_days > policy.edit_days) return { ok: false, problem: 'edit-over' };
  const problem = findPolicyProblem({ content, image_ids: imageIds }, policy);
  if (problem) return { ok: false, problem };
  await transaction.query('update review set score = $2, content = $3 where id = $1', [
    id,
    score,
    content.trim(),
  ]);
  const hasImages = await setReviewImages(transaction, { memberId, reviewId: id, imageIds });
  return hasImages ? { ok: true, value: null } : { ok: false, problem: 'image-not-found' };
}

export async function deleteReview(
  transaction: PoolClient,
  { memberId, id }: OwnReview,
): Promise<Result<null, 'not-found'>> {
  const review = await lockReview(transaction, { memberId, id });
  if (!review) return { ok: false, problem: 'not-found' };
  const { order_product_id: orderProductId } = review;
  if (orderProductId) await takeBackReviewPoints(transaction, { memberId, orderProductId });
  await setReviewImages(transaction, { memberId, reviewId: id, imageIds: [] });
  await transaction.query('update review set deleted_at = now() where id = $1', [id]);
  return { ok: true, value: null };
}

/** Null unless it is the member's own. */
async function lockReview(transaction: PoolClient, { memberId, id }: OwnReview): Promise<Row | null> {
  if (!(await lockMember(transaction, memberId))) return null;
  const { rows } = await transaction.query<Row>(
    `select state, order_product_id, (extract(epoch from now() - created_at) / 86400)::float as age_days
     from review where id = $1 and user_id = $2 and deleted_at is null for no key update`,
    [id, memberId],
  );
  return rows[0] ?? null;
}
