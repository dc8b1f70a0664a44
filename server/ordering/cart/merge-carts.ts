import type { PoolClient } from 'pg';
import type { OrderPolicy } from '../order-core/order-policy.ts';
import { openCart } from './cart.ts';

/**
 * Moves the cart of a browser into the member's, whose rows are older: quantities are added up to the limit, and lines that
 * do not fit any more are left out. The cart of the browser is gone then, so a repetition adds nothing.
 */
export async function mergeCarts(
  transaction: PoolClient,
  { memberId, keyHash }: { memberId: string; keyHash: Buffer },
  policy: OrderPolicy,
): Promise<void> {
  const cartId = await openCart(transaction, { memberId, keyHash: null });
  const { rows } = await transaction.query<{ id: string }>(
    'select id from cart where anon_key_hash = $1 for update',
    [keyHash],
  );
  const [visitors] = rows;
  if (!visitors) return;
  await transaction.query(
    `with brought as (
      select theirs.*, own.id is null as is_new from cart_item theirs
        left join cart_item own on own.cart_id = $1 and own.product_variant_id = theirs.product_variant_id
          and own.product_custom_id is not distinct from theirs.product_custom_id
      where theirs.cart_id = $2),
    fitting as (
      select *, row_number() over (partition by is_new order by created_at desc, id) as place from brought)
    insert into cart_item
      (cart_id, product_variant_id, product_custom_id, quantity, is_selected, added_unit_price, last_add_id, created_at)
    select $1, product_variant_id, product_custom_id, quantity, is_selected, added_unit_price, last_add_id, created_at
    from fitting
    where not is_new or place <= $4 - (select count(*) from cart_item where cart_id = $1)
    on conflict (cart_id, product_variant_id, product_custom_id) do update set
      quantity = least($3, cart_item.quantity + excluded.quantity),
      is_selected = cart_item.is_selected or excluded.is_selected`,
    [cartId, visitors.id, policy.max_qty_per_line, policy.lines_per_cart],
  );
  await transaction.query('delete from cart where id = $1', [visitors.id]);
}
