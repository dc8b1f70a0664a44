import type { PoolClient } from 'pg';
import type { Result } from '#server/platform/result.ts';

/** One coupon of an order; without a line it is for the order. */
export type UsedCoupon = { readonly userCouponId: string; readonly orderProductId: string | null };

/**
 * Locks the coupons for one order: of many orders that want the same coupon, one gets it. In ascending order, so that two
 * orders never wait for each other.
 *
 * @returns the first coupon that is not to be had
 */
export async function lockCoupons(
  transaction: PoolClient,
  { memberId, orderId }: { memberId: string; orderId: string },
  coupons: readonly UsedCoupon[],
): Promise<{ readonly ok: true } | { readonly ok: false; readonly userCouponId: string }> {
  if (coupons.length === 0) return { ok: true };
  const ids = coupons.map(({ userCouponId }) => userCouponId);
  const { rows } = await transaction.query<{ id: string }>(
    `select id from user_coupon
     where id = any($1) and user_id = $2 and state = 'ISSUED' and expires_at > now() order by id for no key update`,
    [ids, memberId],
  );
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) return { ok: false, userCouponId: missing };
  await transaction.query(
    `update user_coupon set state = 'LOCKED', locked_at = now(), order_id = $3, order_product_id = line_id
     from unnest($1::uuid[], $2::uuid[]) as used (coupon_id, line_id) where id = used.coupon_id`,
    [ids, coupons.map(({ orderProductId }) => orderProductId), orderId],
  );
  return { ok: true };
}

/** The order is paid. */
export async function redeemCoupons(transaction: PoolClient, orderId: string): Promise<void> {
  await transaction.query(
    `update user_coupon set state = 'USED', used_at = now() where order_id = $1 and state = 'LOCKED'`,
    [orderId],
  );
}

/** Back to its owner. It was not used, so it has no more time than before. */
export async function releaseCoupons(transaction: PoolClient, orderId: string): Promise<void> {
  await transaction.query(
    `update user_coupon set state = 'ISSUED', order_id = null, order_product_id = null, locked_at = null
     where order_id = $1 and state = 'LOCKED'`,
    [orderId],
  );
}

/** Locks once more what was released, for money that came late. */
export async function lockCouponsAgain(
  transaction: PoolClient,
  order: { memberId: string; orderId: string },
  coupons: readonly UsedCoupon[],
): Promise<Result<void, 'used'>> {
  const locked = await lockCoupons(transaction, order, coupons);
  return locked.ok ? { ok: true, value: undefined } : { ok: false, problem: 'used' };
}
