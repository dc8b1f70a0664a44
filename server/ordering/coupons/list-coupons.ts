import type { Pool, PoolClient } from 'pg';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type {
  listCoupons as contract,
  listDownloadableCoupons as downloadableContract,
  registerCoupon,
} from '#src/shared/contracts/order-coupons.ts';

type UserCoupon = ResponseBody<typeof registerCoupon, Date | string>;

type Filter = {
  readonly memberId: string;
  readonly id?: string;
  readonly state?: ResponseBody<typeof contract>['coupons'][number]['state'] | undefined;
};

const terms = `coupon.name_ko, coupon.name_en, type, discount_type, discount_value, min_order_amount, max_discount,
  max_discount_unit, applicable_quantity, is_combinable, valid_from,
  coalesce((
    select jsonb_agg(jsonb_build_object('type', target_type, 'id', target_id,
      'name_ko', coalesce(brand.name_ko, artist.name_ko, product.name_ko, graphic.name_ko, ''),
      'name_en', coalesce(brand.name_en, artist.name_en, product.name_en, graphic.name_en, '')))
    from coupon_target
      left join brand on target_type = 'BRAND' and brand.id = target_id
      left join artist on target_type = 'ARTIST' and artist.id = target_id
      left join product on target_type = 'PRODUCT' and product.id = target_id
      left join graphic on target_type = 'GRAPHIC' and graphic.id = target_id
    where coupon_id = coupon.id), '[]') as targets`;

/** A coupon whose time has passed counts as expired before the job has said so; one that the shop has ended, too. */
export async function listCoupons(
  database: Pool | PoolClient,
  { memberId, id, state }: Filter,
): Promise<UserCoupon[]> {
  const { rows } = await database.query<UserCoupon>(
    `with own as (
      select user_coupon.*, case when user_coupon.state = 'ISSUED' and (expires_at <= now() or coupon.deleted_at is not null)
        then 'EXPIRED' else user_coupon.state end as state_now
      from user_coupon join coupon on coupon.id = coupon_id
      where user_id = $1 and ($2::uuid is null or user_coupon.id = $2))
    select own.id, ${terms}, state_now as state, own.expires_at,
      state_now = 'ISSUED' and own.expires_at <= now() + interval '7 days' as expiring_soon, own.used_at, own.order_id
    from own join coupon on coupon.id = coupon_id
    where $3::text is null or state_now = $3
    order by own.expires_at, own.id limit 300`,
    [memberId, id, state],
  );
  return rows;
}

type DownloadableCoupon = ResponseBody<typeof downloadableContract, Date | string>['coupons'][number];

/** Coupons of which the member has as many as allowed come last. */
export async function listDownloadableCoupons(pool: Pool, memberId: string): Promise<DownloadableCoupon[]> {
  const { rows } = await pool.query<DownloadableCoupon>(
    `select coupon.id, ${terms}, valid_to, valid_days, issue_to, issue_limit - issued_count as left,
       (select count(*) from user_coupon where coupon_id = coupon.id and user_id = $1) >= per_user_limit as is_issued
     from coupon
     where issue_type = 'DOWNLOAD' and state = 'ACT' and deleted_at is null
       and coalesce(issue_from <= now(), true) and coalesce(issue_to > now(), true) and coalesce(valid_to > now(), true)
     order by is_issued, issue_to nulls last, created_at desc, coupon.id limit 100`,
    [memberId],
  );
  return rows;
}
