import type { Pool } from 'pg';

/** Products that tests buy, by code. */
export const boughtProduct = (pool: Pool, code = 'MD-TEE-01') =>
  first<{ id: string }>(pool, `select id from product where code = $1`, [code]).then(({ id }) => id);

/** A decorated version of a product, which the shop sells. */
export const shopTemplate = (pool: Pool) =>
  first<{ id: string; productId: string }>(
    pool,
    `select product_custom.id, product_id as "productId" from product_custom join product on product.id = product_id
     where product_custom.type = 'SHOP' and code = 'MD-TEE-01' and product_custom.deleted_at is null order by product_custom.id limit 1`,
  );

export const orderOf = (pool: Pool, id: string) =>
  first<{
    state: string;
    payment_method: string;
    product_amount: number;
    discount_amount: number;
    point_amount: number;
    payment_amount: number;
    deposit_deadline: Date | null;
  }>(pool, 'select * from orders where id = $1', [id]);

/** Lets the time for a payment or a deposit run out. */
export const letOrderRunOut = (pool: Pool, id: string) =>
  pool.query(
    `update orders set expires_at = now() - interval '1 minute', deposit_deadline = now() - interval '1 minute' where id = $1`,
    [id],
  );

async function first<Row extends object>(pool: Pool, sql: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await pool.query<Row>(sql, values);
  const [row] = rows;
  if (!row) throw new Error('The demo shop has no such row.');
  return row;
}

/** Takes all carts and orders away, and gives back what they used: as in a new demo shop. */
export async function resetBuying(pool: Pool): Promise<void> {
  // The jobs of the running shop lock the same rows in another order.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deleteOrders(pool);
    } catch (error) {
      if ((error as { code?: string }).code !== deadlockDetected || attempt === 5) throw error;
    }
  }
}

const deadlockDetected = '40P01';

async function deleteOrders(pool: Pool): Promise<void> {
  // The history of orders refuses to be changed otherwise.
  await pool.query(`
    update product_variant set stock_count = stock_count + taken.quantity
      from (select product_variant_id, sum(quantity)::int as quantity from stock_reservation
        where state <> 'RELEASED' group by 1) taken
      where taken.product_variant_id = product_variant.id;
    set local session_replication_role = replica;
    delete from stock_reservation; delete from payment_cancel; delete from payment_event; delete from payment;
    delete from cash_receipt; delete from point_hold; delete from order_state_history;
    delete from order_product_graphic; delete from order_product;
    delete from order_notice; delete from delivery_event; delete from delivery;
    delete from orders; delete from checkout; delete from cart_item; delete from cart;
    delete from coupon_code_failure;
    delete from push_delivery where message_id in (select id from push_message where topic = 'ORDER');
    delete from notification where message_id in (select id from push_message where topic = 'ORDER');
    delete from push_message where topic = 'ORDER';
    delete from user_coupon where coupon_id in (select id from coupon where issue_type in ('CODE', 'DOWNLOAD'));
    update coupon set issued_count = 0 where issue_type in ('CODE', 'DOWNLOAD');
    update coupon_code set used_count = 0;
    update user_coupon set state = 'ISSUED', order_id = null, order_product_id = null, locked_at = null, used_at = null
      where order_id is not null;
    update user_address set last_used_at = null;
    delete from point_debt; delete from point_history where reason_code not in ('EVENT', 'EXPIRE');
    delete from point_lot where source <> 'EVENT';
    update point_lot set remain = amount where expires_at > now();
    update user_point set held = 0,
      balance = (select coalesce(sum(remain), 0) from point_lot where point_lot.user_id = user_point.user_id)`);
}
