import type { PoolClient } from 'pg';

/** An item that is ordered leaves the cart, once it is paid or waits for a deposit. */
export async function removeOrderedCartItems(transaction: PoolClient, orderId: string): Promise<void> {
  await transaction.query(
    `with owned as materialized (
      -- The cart first, as everything does that changes what is in it.
      select cart.id from cart join orders on orders.user_id = cart.user_id where orders.id = $1 for no key update of cart),
    bought as (
      select orders.user_id, jsonb_array_elements_text(source -> 'cart_item_ids')::uuid as item_id
      from orders where orders.id = $1),
    found as (
      select cart_item.id from cart_item join cart on cart.id = cart_id
        join bought on bought.item_id = cart_item.id and bought.user_id = cart.user_id
        join owned on owned.id = cart.id
      order by cart_item.id for update of cart_item)
    delete from cart_item where id in (select id from found)`,
    [orderId],
  );
}
