import type { PoolClient } from 'pg';
import type { UsedCoupon } from './order-coupons.ts';

/** The coupons by which an order was priced, with the lines they are for. */
export async function chosenCouponsOf(transaction: PoolClient, orderId: string): Promise<UsedCoupon[]> {
  const { rows } = await transaction.query<UsedCoupon>(
    `select (coupon ->> 'user_coupon_id')::uuid as "userCouponId", line.id as "orderProductId"
     from orders, jsonb_array_elements(quote -> 'used_coupons') coupon
       left join order_product line on line.order_id = $1 and line.position = (coupon ->> 'line_index')::int
     where orders.id = $1`,
    [orderId],
  );
  return rows;
}
