import type { Pool, PoolClient } from 'pg';
import { textLength } from '#src/shared/text-length.ts';

export type ReviewPolicy = {
  readonly min_chars: number;
  readonly max_chars: number;
  readonly max_photos: number;
  readonly point_text: number;
  readonly point_photo: number;
  /** All that reviews of one member bring in one day. */
  readonly point_daily_max: number;
  readonly edit_days: number;
};

type Written = { readonly content: string; readonly image_ids: readonly string[] };

export async function readReviewPolicy(database: Pool | PoolClient): Promise<ReviewPolicy> {
  const { rows } = await database.query<ReviewPolicy>(
    `select review_min_chars as min_chars, review_max_chars as max_chars, review_photos as max_photos,
       point_review_text as point_text, point_review_photo as point_photo, point_review_daily_max as point_daily_max, review_edit_days as edit_days
     from shop_policy`,
  );
  const [policy] = rows;
  if (!policy) throw new Error('The shop has no policy.');
  return policy;
}

/** Finds what the policy does not allow in a review. */
export function findPolicyProblem(
  { content, image_ids }: Written,
  { min_chars, max_chars, max_photos }: ReviewPolicy,
): 'length' | 'too-many-photos' | null {
  const length = textLength(content);
  if (length < min_chars || length > max_chars) return 'length';
  return image_ids.length > max_photos ? 'too-many-photos' : null;
}
