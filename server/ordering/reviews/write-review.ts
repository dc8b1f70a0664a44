import type { PoolClient } from 'pg';
import { boughtOption } from '#server/catalogue/products/bought-option.ts';
import type { Result } from '#server/platform/result.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import type { createReview as contract } from '#src/shared/contracts/reviews.ts';
import { lockMember } from '../order-core/lock-member.ts';
import { setReviewImages } from './review-images.ts';
import { giveReviewPoints } from './review-points.ts';
import { findPolicyProblem, readReviewPolicy } from './review-policy.ts';
import { checkLine } from './reviewed-lines.ts';

type NewReview = InputOf<typeof contract>['body'] & { readonly memberId: string };
type Created = ResponseBody<typeof contract>;
export type WriteProblem =
  | 'order-not-found'
  | 'not-found'
  | 'exists'
  | 'not-allowed'
  | 'length'
  | 'too-many-photos'
  | 'image-not-found';

/**
 * Stores a review, with its photos and points. What is stored already is not stored again. If it returns a problem, the
 * transaction must be rolled back.
 */
export async function createReview(
  transaction: PoolClient,
  review: NewReview,
): Promise<Result<Created, WriteProblem>> {
  const { memberId, id, order_product_id: orderProductId, image_ids: imageIds } = review;
  // Two calls of one member wait for each other.
  if (!(await lockMember(transaction, memberId))) return { ok: false, problem: 'not-allowed' };
  const stored = await readStored(transaction, review);
  if (stored) return { ok: true, value: stored };
  const checked = await checkLine(transaction, { memberId, orderProductId }, 'for share of line');
  if (!checked) return { ok: false, problem: 'order-not-found' };
  if (checked.reason === 'EXISTS') return { ok: false, problem: 'exists' };
  if (checked.reason) return { ok: false, problem: 'not-allowed' };
  const policy = await readReviewPolicy(transaction);
  const problem = findPolicyProblem(review, policy);
  if (problem) return { ok: false, problem };
  // Before the review, whose trigger locks the product: the order of locks has the product last.
  const earned_point = await giveReviewPoints(
    transaction,
    { memberId, orderProductId },
    imageIds.length,
    policy,
  );
  const { line } = checked;
  const option = boughtOption(line);
  const { rowCount } = await transaction.query(
    `insert into review (id, user_id, product_id, order_product_id, score, content, option_name, option_name_en, earned_point)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
    [
      id,
      memberId,
      line.product_id,
      orderProductId,
      review.score,
      review.content.trim(),
      option.option_name,
      option.option_name_en,
      earned_point,
    ],
  );
  // The id of a review of somebody else.
  if (rowCount === 0) return { ok: false, problem: 'not-found' };
  const hasImages = await setReviewImages(transaction, { memberId, reviewId: id, imageIds });
  return hasImages ? { ok: true, value: { id, earned_point } } : { ok: false, problem: 'image-not-found' };
}

/** Also one that was deleted since: it had arrived. */
async function readStored(transaction: PoolClient, review: NewReview): Promise<Created | null> {
  const { rows } = await transaction.query<Created>(
    'select id, earned_point from review where id = $1 and user_id = $2 and order_product_id = $3',
    [review.id, review.memberId, review.order_product_id],
  );
  return rows[0] ?? null;
}
