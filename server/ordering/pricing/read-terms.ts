import type { Pool, PoolClient } from 'pg';
import { selectUsableCoupons, type UsableCoupon } from '../coupons/usable-coupons.ts';
import { type OrderPolicy, selectPolicy } from '../order-core/order-policy.ts';
import { type MemberPoints, selectPoints } from '../points/member-points.ts';

export type Area = 'JEJU' | 'ISLAND';

/** The terms that the price of an order goes by besides its lines. */
type Terms = {
  readonly policy: OrderPolicy;
  /** `NONE`: there is no delivery to this zip code. */
  readonly area: Area | 'NONE' | null;
  readonly points: MemberPoints;
  readonly coupons: readonly UsableCoupon[];
};

type Buyer = {
  readonly memberId: string;
  /** The id of an order that is not paid: its coupons count as free. */
  readonly orderId: string | null;
  readonly zipCode: string | undefined;
};

/** In one statement, because each of them costs as much as what it reads. */
export async function readTerms(
  database: Pool | PoolClient,
  { memberId, orderId, zipCode = '' }: Buyer,
): Promise<Terms> {
  const { rows } = await database.query<Terms>({
    name: 'read-terms',
    text: `select (select to_json(policy) from (${selectPolicy}) policy) as policy,
      (select area from remote_area where $3 between zip_from and zip_to
        order by area = 'NONE' desc, zip_from desc limit 1) as area,
      (select to_json(points) from (${selectPoints}) points) as points,
      coalesce((select json_agg(coupon) from (${selectUsableCoupons}) coupon), '[]') as coupons`,
    values: [memberId, orderId, zipCode],
  });
  const [terms] = rows;
  if (!terms?.policy) throw new Error('The shop has no policy.');
  return terms;
}
