import type { Pool, PoolClient } from 'pg';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { checkReview, listWritableReviews } from '#src/shared/contracts/reviews.ts';
import { replacementChainOf } from '../order-core/replacement-chain.ts';

type Writable = ResponseBody<typeof listWritableReviews, Date | string>;
type Check = ResponseBody<typeof checkReview, Date | string>;
export type ReviewedLine = Writable['lines'][number];
type CheckedLine = Pick<Check, 'reason' | 'review_id' | 'line'>;

const columns = `line.id as order_product_id, line.product_id, line.name_ko, line.name_en, option_name_ko, option_name_en,
  size, production_method, image_src`;
const writeUntil = `coalesce(line.delivered_at, line.confirmed_at, orders.ordered_at) + review_days * interval '1 day'`;
// A member who deletes a review that an operator has hidden does not write it again, nor one of what was exchanged.
const hasReview = `exists (
  with recursive ${replacementChainOf('line.id')} select from review join family on family.id = review.order_product_id
  where review.deleted_at is null or review.state = 'BLIND')`;

/** Statement fragment: `line` of `orders` may be reviewed now, by the `shop_policy`. */
export const isReviewable = `(line.state in ('DELIVERED', 'CONFIRMED') and ${writeUntil} > now() and not ${hasReview})`;

export async function listWritableLines(pool: Pool, memberId: string): Promise<ReviewedLine[]> {
  const { rows } = await pool.query<ReviewedLine>(
    `select ${columns}, ${writeUntil} as write_until
     from orders join order_product line on line.order_id = orders.id cross join shop_policy
     where orders.user_id = $1 and orders.deleted_at is null and ${isReviewable}
     order by write_until desc, line.id limit 100`,
    [memberId],
  );
  return rows;
}

type Row = ReviewedLine & {
  readonly state: string;
  readonly is_over: boolean;
  readonly has_review: boolean;
  readonly review_id: string | null;
};

type Asked = { readonly memberId: string; readonly orderProductId: string };

/**
 * A line of the member, and what speaks against reviewing it; null if it is not theirs. `lock`: it stays as it is until the
 * end of the transaction.
 */
export async function checkLine(
  database: Pool | PoolClient,
  { memberId, orderProductId }: Asked,
  lock: 'for share of line' | '' = '',
): Promise<CheckedLine | null> {
  const { rows } = await database.query<Row>(
    `select ${columns}, ${writeUntil} as write_until, line.state, ${writeUntil} <= now() as is_over,
       ${hasReview} as has_review,
       (select id from review where order_product_id = line.id and deleted_at is null) as review_id
     from order_product line join orders on orders.id = line.order_id cross join shop_policy
     where line.id = $1 and orders.user_id = $2 and orders.deleted_at is null ${lock}`,
    [orderProductId, memberId],
  );
  const [row] = rows;
  if (!row) return null;
  const { state: _, is_over: __, has_review: ___, review_id, ...line } = row;
  const reason = findReason(row);
  return { line, ...(reason && { reason }), ...(review_id && { review_id }) };
}

function findReason({ state, is_over, has_review }: Row): Check['reason'] {
  if (has_review) return 'EXISTS';
  if (['CANCELED', 'RETURNED', 'EXCHANGED'].includes(state)) return 'RETURNED';
  if (!['DELIVERED', 'CONFIRMED'].includes(state)) return 'NOT_DELIVERED';
  return is_over ? 'PERIOD_OVER' : undefined;
}
