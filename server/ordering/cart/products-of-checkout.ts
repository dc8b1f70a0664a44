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
    // The arrays are looked up by key: PostgreSQL expects a hundred rows of each part of a JSON text, and would read all variants for them.
    text: `with wanted as materialized (
        select array(select (item ->> 'product_variant_id')::uuid from jsonb_array_elements(source -> 'items') item)
          || array(select product_variant_id from cart_item where id = any(array(
            select item_id::uuid from jsonb_array_elements_text(source -> 'cart_item_ids') item_id))) as variant_ids
        from checkout where id = $1 and user_id = $2)
      select distinct product_id as id from product_option where id = any(array(
        select product_option_id from product_variant where id = any((select variant_ids from wanted)::uuid[])))`,
    values: [checkoutId, memberId],
  });
  return rows.map(({ id }) => id);
}
