import type { Pool } from 'pg';

/** The products that a call about an order of a member may lock. */
export async function readProductsOfOrder(pool: Pool, memberId: string, orderId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'read-products-of-order',
    text: `select distinct product_id as id from order_product join orders on orders.id = order_id
      where order_id = $1 and user_id = $2`,
    values: [orderId, memberId],
  });
  return rows.map(({ id }) => id);
}

/** The products that an order of this checkout would lock. */
export async function readProductsOf(pool: Pool, memberId: string, checkoutId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'read-products-of-checkout',
    text: `select distinct product_id as id from checkout
       cross join lateral (
         select (item ->> 'product_variant_id')::uuid as variant_id from jsonb_array_elements(source -> 'items') item
         union all
         select product_variant_id from jsonb_array_elements_text(source -> 'cart_item_ids') item_id
           join cart_item on cart_item.id = item_id::uuid) wanted
       join product_variant on product_variant.id = variant_id
       join product_option on product_option.id = product_option_id
     where checkout.id = $1 and checkout.user_id = $2`,
    values: [checkoutId, memberId],
  });
  return rows.map(({ id }) => id);
}
