import type { Pool, PoolClient } from 'pg';
import type { AmountPolicy } from '#src/shared/order-amounts.ts';

export type OrderPolicy = AmountPolicy & {
  readonly max_qty_per_line: number;
  readonly lines_per_cart: number;
  readonly cart_keep_days: number;
  readonly payment_hold_minutes: number;
  readonly deposit_due_hours: number;
  readonly max_open_deposit_orders: number;
  readonly point_rate_confirm: number;
  readonly return_fee_oneway: number;
  readonly exchange_fee: number;
};

/** Numerics as numbers, which they are: percentages with two digits. */
export async function readOrderPolicy(database: Pool | PoolClient): Promise<OrderPolicy> {
  const { rows } = await database.query<OrderPolicy>({
    name: 'read-order-policy',
    text: `select delivery_fee, free_threshold, remote_fee_jeju, remote_fee_island, rounding_unit, min_payment_amount,
      point_min_hold, point_unit, point_max_rate::float8, point_rate_confirm::float8, max_qty_per_line, lines_per_cart,
      cart_keep_days, payment_hold_minutes, deposit_due_hours, max_open_deposit_orders, return_fee_oneway, exchange_fee from shop_policy`,
  });
  const [policy] = rows;
  if (!policy) throw new Error('The shop has no policy.');
  return policy;
}

export type Area = 'JEJU' | 'ISLAND';

/** `NONE`: there is no delivery to this zip code. */
export async function readArea(
  database: Pool | PoolClient,
  zipCode: string | undefined,
): Promise<Area | 'NONE' | null> {
  if (zipCode === undefined) return null;
  const { rows } = await database.query<{ area: Area | 'NONE' }>(
    `select area from remote_area where $1 between zip_from and zip_to
     order by area = 'NONE' desc, zip_from desc limit 1`,
    [zipCode],
  );
  return rows[0]?.area ?? null;
}
