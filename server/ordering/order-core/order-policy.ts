import type { Pool, PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import type { AmountPolicy } from '#src/shared/order-amounts.ts';

export type OrderPolicy = AmountPolicy &
  Columns<
    'shop_policy',
    | 'max_qty_per_line'
    | 'lines_per_cart'
    | 'cart_keep_days'
    | 'payment_hold_minutes'
    | 'deposit_due_hours'
    | 'max_open_deposit_orders'
    | 'return_fee_oneway'
    | 'exchange_fee'
  > & { readonly point_rate_confirm: number };

/** Statement: numerics as numbers, which they are: percentages with two digits. */
export const selectPolicy = `
  select delivery_fee, free_threshold, remote_fee_jeju, remote_fee_island, rounding_unit, min_payment_amount,
    point_min_hold, point_unit, point_max_rate::float8, point_rate_confirm::float8, max_qty_per_line, lines_per_cart,
    cart_keep_days, payment_hold_minutes, deposit_due_hours, max_open_deposit_orders, return_fee_oneway, exchange_fee
  from shop_policy`;

export async function readOrderPolicy(database: Pool | PoolClient): Promise<OrderPolicy> {
  const { rows } = await database.query<OrderPolicy>({ name: 'read-order-policy', text: selectPolicy });
  const [policy] = rows;
  if (!policy) throw new Error('The shop has no policy.');
  return policy;
}
