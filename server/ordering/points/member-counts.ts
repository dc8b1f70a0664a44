import type { Pool } from 'pg';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { readCounts } from '#src/shared/contracts/me.ts';
import { readPoints } from './member-points.ts';

/** The counts of what the member has, for their page. */
export async function readMemberCounts(
  pool: Pool,
  memberId: string,
): Promise<ResponseBody<typeof readCounts>> {
  const [points, { rows }] = await Promise.all([
    readPoints(pool, memberId),
    pool.query<{ coupons: number; orders: number }>(
      `select (select count(*)::int from user_coupon join coupon on coupon.id = coupon_id
          where user_id = $1 and user_coupon.state = 'ISSUED' and expires_at > now() and coupon.deleted_at is null) as coupons,
        (select count(*)::int from orders
          where user_id = $1 and state <> 'PAYMENT_PENDING' and deleted_at is null) as orders`,
      [memberId],
    ),
  ]);
  return { coupons: rows[0]?.coupons ?? 0, points: points.available, orders: rows[0]?.orders ?? 0 };
}
