import type { Pool, PoolClient } from 'pg';
import { type Refusal, refuse } from '#server/platform/refusal.ts';
import type { UsableCoupon } from '../coupons/usable-coupons.ts';
import { type ChosenCoupons, couponUses } from './quote-coupons.ts';

export type CouponRefusal =
  | Refusal<'NOT_FOUND', undefined>
  | Refusal<'COUPON_LOCKED' | 'COUPON_NOT_APPLICABLE', { id: string }>;

/** Of the chosen coupons the first that cannot be used by anybody now, or is somebody else's. */
export async function findMissingCoupon(
  database: Pool | PoolClient,
  memberId: string,
  chosen: ChosenCoupons,
  usable: readonly UsableCoupon[],
): Promise<CouponRefusal | null> {
  const usableIds = new Set(usable.map(({ id }) => id));
  const missing = couponUses(chosen).find(({ user_coupon_id }) => !usableIds.has(user_coupon_id));
  if (!missing) return null;
  const id = missing.user_coupon_id;
  const { rows } = await database.query<{ state: string }>(
    'select state from user_coupon where id = $1 and user_id = $2',
    [id, memberId],
  );
  const [own] = rows;
  if (!own) return refuse('NOT_FOUND');
  return refuse(own.state === 'LOCKED' ? 'COUPON_LOCKED' : 'COUPON_NOT_APPLICABLE', { id });
}
