import type { PoolClient } from 'pg';
import { replacementChainOf } from '../order-core/replacement-chain.ts';
import { clawBackPoints } from '../points/claw-back-points.ts';
import { grantPoints } from '../points/grant-points.ts';
import { lockPoints } from '../points/member-lots.ts';
import type { ReviewPolicy } from './review-policy.ts';

type ReviewedLine = { readonly memberId: string; readonly orderProductId: string };

/**
 * @returns what was given: for each product of an order once, however many lines it has, also if its review was deleted and
 * written again; and no more in one day than the policy says
 */
export async function giveReviewPoints(
  transaction: PoolClient,
  { memberId, orderProductId: sourceId }: ReviewedLine,
  photos: number,
  { point_text, point_photo, point_daily_max }: ReviewPolicy,
): Promise<number> {
  await transaction.query('insert into user_point (user_id) values ($1) on conflict do nothing', [memberId]);
  await lockPoints(transaction, memberId);
  const { isGivenForProduct, ofToday } = await readGiven(transaction, memberId, sourceId);
  const amount = Math.min(photos > 0 ? point_photo : point_text, Math.max(0, point_daily_max - ofToday));
  if (isGivenForProduct || amount === 0) return 0;
  const reasonCode = photos > 0 ? 'REVIEW_PHOTO' : 'REVIEW_TEXT';
  const isGiven = await grantPoints(transaction, { memberId, amount, reasonCode, sourceId });
  return isGiven ? amount : 0;
}

type Given = { readonly isGivenForProduct: boolean; readonly ofToday: number };

/** Whether this line, or another one of the product in its order, has brought points; and what reviews have brought today. */
async function readGiven(transaction: PoolClient, memberId: string, lineId: string): Promise<Given> {
  const { rows } = await transaction.query<Given>(
    `with given as (
      select source_id, amount, created_at from point_history
      where user_id = $1 and type = 'ADD' and reason_code in ('REVIEW_TEXT', 'REVIEW_PHOTO')),
    alike as (
      select other.id from order_product line
        join order_product other on other.order_id = line.order_id and other.product_id = line.product_id
      where line.id = $2)
    select exists (select from given join alike on alike.id = source_id) as "isGivenForProduct",
      (select coalesce(sum(amount), 0)::int from given
       where created_at >= date_trunc('day', now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul') as "ofToday"`,
    [memberId, lineId],
  );
  return rows[0] ?? { isGivenForProduct: false, ofToday: 0 };
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
    `with recursive ${replacementChainOf('$1')}
     select id from family where (select sum(kept) from family) = 0 order by position`,
    [orderProductId],
  );
  for (const { id } of rows) await takeBackReviewPoints(transaction, { memberId, orderProductId: id });
}
