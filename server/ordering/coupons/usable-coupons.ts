import type { CouponRule } from '#src/shared/coupon-discount.ts';

export type CouponTarget = {
  readonly type: 'BRAND' | 'ARTIST' | 'PRODUCT' | 'GRAPHIC';
  readonly id: string;
};

export type UsableCoupon = CouponRule & {
  readonly id: string;
  readonly type: 'ORDER' | 'PRODUCT' | 'GRAPHIC';
  readonly min_order_amount: number;
  readonly is_combinable: boolean;
  readonly is_valid_yet: boolean;
  readonly targets: readonly CouponTarget[];
};

/**
 * Statement: those that the member `$1` could use now, or soon, the one that expires first first; and of an order `$2` of theirs
 * that is not paid.
 */
export const selectUsableCoupons = `
  select user_coupon.id, coupon.type, discount_type, discount_value, min_order_amount, max_discount, max_discount_unit,
    applicable_quantity, is_combinable, coalesce(valid_from <= now(), true) as is_valid_yet,
    coalesce((select jsonb_agg(jsonb_build_object('type', target_type, 'id', target_id))
      from coupon_target where coupon_id = coupon.id), '[]') as targets
  from user_coupon join coupon on coupon.id = coupon_id
  where user_id = $1 and user_coupon.expires_at > now() and coupon.deleted_at is null
    and (user_coupon.state = 'ISSUED' or (user_coupon.state = 'LOCKED' and order_id = $2))
  order by user_coupon.expires_at, user_coupon.id
  limit 200`;
