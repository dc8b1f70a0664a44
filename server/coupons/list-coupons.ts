import type { Pool, PoolClient } from 'pg';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { listCoupons as contract, registerCoupon } from '#src/shared/contracts/order-coupons.ts';

type UserCoupon = ResponseBody<typeof registerCoupon, Date | string>;

type Filter = {
  readonly memberId: string;
  readonly id?: string;
  readonly state?: ResponseBody<typeof contract>['coupons'][number]['state'] | undefined;
};

/** A coupon whose time has passed counts as expired before the job has said so. */
export async function listCoupons(
  database: Pool | PoolClient,
  { memberId, id, state }: Filter,
): Promise<UserCoupon[]> {
  const { rows } = await database.query<UserCoupon>(
    `with own as (
      select *, case when state = 'ISSUED' and expires_at <= now() then 'EXPIRED' else state end as state_now
      from user_coupon where user_id = $1 and ($2::uuid is null or id = $2))
    select own.id, coupon.name_ko, coupon.name_en, type, discount_type, discount_value, min_order_amount, max_discount,
      max_discount_unit, applicable_quantity, is_combinable, state_now as state, own.expires_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('type', target_type, 'id', target_id,
          'name_ko', coalesce(brand.name_ko, artist.name_ko, product.name_ko, graphic.name_ko, ''),
          'name_en', coalesce(brand.name_en, artist.name_en, product.name_en, graphic.name_en, '')))
        from coupon_target
          left join brand on target_type = 'BRAND' and brand.id = target_id
          left join artist on target_type = 'ARTIST' and artist.id = target_id
          left join product on target_type = 'PRODUCT' and product.id = target_id
          left join graphic on target_type = 'GRAPHIC' and graphic.id = target_id
        where coupon_id = coupon.id), '[]') as targets
    from own join coupon on coupon.id = coupon_id
    where $3::text is null or state_now = $3
    order by own.expires_at, own.id limit 300`,
    [memberId, id, state],
  );
  return rows;
}
