import type { PoolClient } from 'pg';

type CanceledLines = {
  readonly orderId: string;
  /** Lines that this transaction cancels before they are shipped; whether their state says so already does not matter. */
  readonly lineIds: readonly string[];
};

/**
 * A coupon goes back to its owner once every line that it made cheaper is canceled, with as much time as it had left when it was used. Lines that
 * are returned or exchanged bring none back.
 */
export async function restoreCoupons(
  transaction: PoolClient,
  { orderId, lineIds }: CanceledLines,
): Promise<void> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from user_coupon coupon
     where order_id = $1 and state = 'USED' and (
       select bool_and(line.state = 'CANCELED' or line.id = any($2)) from order_product line
       where line.order_id = $1 and case when coupon.order_product_id is null
         then line.order_discount_share > 0 else line.id = coupon.order_product_id end)
     order by id for no key update`,
    [orderId, lineIds],
  );
  if (rows.length === 0) return;
  await transaction.query(
    `update user_coupon set state = 'ISSUED', order_id = null, order_product_id = null, locked_at = null, used_at = null,
       -- One that was used before that was written down has a day.
       expires_at = greatest(expires_at, now() + case when expires_at > locked_at then expires_at - locked_at
         else interval '1 day' end)
     where id = any($1)`,
    [rows.map(({ id }) => id)],
  );
}
