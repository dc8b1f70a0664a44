import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import type { getCart } from '#src/shared/contracts/cart.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { OrderPolicy } from '../order-core/order-policy.ts';
import { type PricedItem, readPricedItems } from '../order-core/priced-items.ts';

export type Cart = ResponseBody<typeof getCart>;
type CartItem = Cart['items'][number];

/** A member, or the browser of a visitor; without a hash it has no cart yet. */
export type CartOwner = { readonly memberId: string; readonly keyHash: Buffer | null };

const nilUuid = '00000000-0000-0000-0000-000000000000';

export const isVisitor = ({ memberId }: Pick<CartOwner, 'memberId'>): boolean => memberId === nilUuid;

/** Inserts the cart unless it exists, and locks it: of two changes the second sees what the first has left. */
export async function openCart(transaction: PoolClient, owner: CartOwner): Promise<string> {
  const [column, value] = keyOf(owner);
  const { rows } = await transaction.query<{ id: string }>(
    `insert into cart (${column}) values ($1)
     on conflict (${column}) do update set last_seen_at = now() returning id`,
    [value],
  );
  const [cart] = rows;
  if (!cart) throw new Error('An insert returned no row.');
  return cart.id;
}

const keyOf = (owner: CartOwner) =>
  isVisitor(owner) ? (['anon_key_hash', owner.keyHash] as const) : (['user_id', owner.memberId] as const);

type Row = Pick<CartItem, 'id' | 'quantity' | 'is_selected' | 'added_unit_price'> &
  Columns<'cart_item', 'product_variant_id' | 'product_custom_id'>;

/** With prices and stock of this moment. */
export async function readCart(
  database: Pool | PoolClient,
  owner: CartOwner,
  policy: OrderPolicy,
): Promise<Cart> {
  const [column, value] = keyOf(owner);
  const { rows } = await database.query<Row>(
    `select item.id, product_variant_id, product_custom_id, quantity, is_selected, added_unit_price
     from cart_item item join cart on cart.id = cart_id where ${column} = $1
     order by item.created_at desc, item.id`,
    [value],
  );
  const found = await readPricedItems(database, owner.memberId, rows);
  const items = rows.flatMap((row, index) => {
    const item = found[index];
    return item ? [toCartItem(row, item)] : [];
  });
  return {
    items,
    max_quantity: policy.max_qty_per_line,
    max_lines: policy.lines_per_cart,
    delivery_fee: policy.delivery_fee,
    free_threshold: policy.free_threshold,
    keep_days: policy.cart_keep_days,
  };
}

function toCartItem(row: Row, item: PricedItem): CartItem {
  const { custom_snapshot: _s, graphics: _g, is_sold: _i, is_custom_made: _m, ...fields } = item;
  const reason = unavailableReason(item, row.quantity);
  return { ...fields, ...row, is_available: reason === null, reason };
}

function unavailableReason({ is_sold, stock_count }: PricedItem, quantity: number): CartItem['reason'] {
  if (!is_sold) return 'SUSPENDED';
  if (stock_count === 0) return 'SOLD_OUT';
  return stock_count < quantity ? 'NOT_ENOUGH_STOCK' : null;
}

/** The cart is kept so long after the last visit: written down once an hour. */
export async function touchCart(pool: Pool, owner: CartOwner): Promise<void> {
  const [column, value] = keyOf(owner);
  await pool.query(
    `update cart set last_seen_at = now() where ${column} = $1 and last_seen_at < now() - interval '1 hour'`,
    [value],
  );
}
