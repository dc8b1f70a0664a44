import type { PoolClient } from 'pg';
import { familyOf } from '#server/orders/line-family.ts';
import { clawBackPoints } from '#server/points/claw-back-points.ts';
import { grantPoints } from '#server/points/grant-points.ts';
import type { ReviewPolicy } from './review-policy.ts';

type ReviewedLine = { readonly memberId: string; readonly orderProductId: string };

/** @returns what was given: of each line once, also if its review was deleted and written again */
export async function giveReviewPoints(
  transaction: PoolClient,
  { memberId, orderProductId: sourceId }: ReviewedLine,
  photos: number,
  { point_text, point_photo }: ReviewPolicy,
): Promise<number> {
  const amount = photos > 0 ? point_photo : point_text;
  const reasonCode = photos > 0 ? 'REVIEW_PHOTO' : 'REVIEW_TEXT';
  const isGiven = await grantPoints(transaction, { memberId, amount, reasonCode, sourceId });
  return isGiven ? amount : 0;
}

/** Its review is deleted. Does nothing a second time. */
export async function takeBackReviewPoints(
  transaction: PoolClient,
  { memberId, orderProductId: sourceId }: ReviewedLine,
): Promise<void> {
  for (const reasonCode of ['REVIEW_TEXT', 'REVIEW_PHOTO'] as const)
    await clawBackPoints(transaction, { memberId, reasonCode, sourceId });
}

/** The line is returned: unless a part of what was bought stays with the buyer, none of its lines brings points any more. */
export async function takeBackPointsOfReturn(
  transaction: PoolClient,
  { memberId, orderProductId }: ReviewedLine,
): Promise<void> {
  const { rows } = await transaction.query<{ id: string }>(
    `with recursive ${familyOf('$1')}
     select id from family where (select sum(kept) from family) = 0 order by position`,
    [orderProductId],
  );
  for (const { id } of rows) await takeBackReviewPoints(transaction, { memberId, orderProductId: id });
}
