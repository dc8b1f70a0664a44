import type { PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import type { Result } from '#server/platform/result.ts';
import type { addCartItems, updateCartItem } from '#src/shared/contracts/cart.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { OrderPolicy } from '../order-core/order-policy.ts';
import { type PricedItem, readPricedItems } from '../order-core/priced-items.ts';
import { type CartOwner, openCart } from './cart.ts';

type Items = InputOf<typeof addCartItems>['body']['items'];
type Changes = InputOf<typeof updateCartItem>['body'];

type ItemProblem = 'not-found' | 'suspended' | 'sold-out';

/** Adds to what is there, up to the limit per line. An item that was added last is not added again. */
export async function addItems(
  transaction: PoolClient,
  owner: CartOwner,
  policy: OrderPolicy,
  items: Items,
): Promise<Result<void, ItemProblem | 'full'>> {
  const lines = [...Map.groupBy(items, lineKey).values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }]
      : [],
  );
  const cartId = await openCart(transaction, owner);
  const found = await readPricedItems(transaction, owner.memberId, lines);
  const problem = found.map(problemOf).find((each) => each !== null);
  if (problem) return { ok: false, problem };
  if ((await countLinesWith(transaction, cartId, lines)) > policy.lines_per_cart)
    return { ok: false, problem: 'full' };
  await transaction.query(
    `insert into cart_item (id, cart_id, product_variant_id, product_custom_id, quantity, added_unit_price, last_add_id)
     select case when exists (select from cart_item where id = add_id) then gen_random_uuid() else add_id end,
       $1, variant_id, custom_id, least(quantity, $2), price, add_id
     from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::int[], $7::int[])
       as line (add_id, variant_id, custom_id, quantity, price)
     on conflict (cart_id, product_variant_id, product_custom_id) do update set
       quantity = case when cart_item.last_add_id = excluded.last_add_id then cart_item.quantity
         else least($2, cart_item.quantity + excluded.quantity) end,
       added_unit_price = excluded.added_unit_price, last_add_id = excluded.last_add_id, is_selected = true`,
    [
      cartId,
      policy.max_qty_per_line,
      lines.map(({ id }) => id),
      lines.map(({ product_variant_id }) => product_variant_id),
      lines.map(({ product_custom_id }) => product_custom_id ?? null),
      lines.map(({ quantity }) => quantity),
      found.map((item) => item?.unit_price ?? 0),
    ],
  );
  return { ok: true, value: undefined };
}

const lineKey = ({ product_variant_id, product_custom_id }: Items[number]) =>
  `${product_variant_id}/${product_custom_id ?? ''}`.toLowerCase();

function problemOf(item: PricedItem | null | undefined): ItemProblem | null {
  if (!item) return 'not-found';
  if (!item.is_sold) return 'suspended';
  return item.stock_count === 0 ? 'sold-out' : null;
}

/** The lines of the cart and the added ones, each once. */
async function countLinesWith(transaction: PoolClient, cartId: string, lines: Items): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(
    `select count(*)::int as count from (
      select product_variant_id, product_custom_id from cart_item where cart_id = $1
      union select * from unnest($2::uuid[], $3::uuid[])) line`,
    [
      cartId,
      lines.map(({ product_variant_id }) => product_variant_id),
      lines.map(({ product_custom_id }) => product_custom_id ?? null),
    ],
  );
  return rows[0]?.count ?? 0;
}

type StoredItem = Columns<'cart_item', 'product_variant_id' | 'product_custom_id'>;

/** Sets what is given, absolutely. Another variant must be one of the same product. */
export async function changeItem(
  transaction: PoolClient,
  owner: CartOwner,
  policy: OrderPolicy,
  { id, changes }: { id: string; changes: Changes },
): Promise<Result<void, ItemProblem | 'duplicated'>> {
  const cartId = await openCart(transaction, owner);
  const { rows } = await transaction.query<StoredItem>(
    'select product_variant_id, product_custom_id from cart_item where id = $1 and cart_id = $2',
    [id, cartId],
  );
  const [item] = rows;
  if (!item) return { ok: false, problem: 'not-found' };
  const variantId = changes.product_variant_id ?? item.product_variant_id;
  const price = await priceOfVariant(transaction, owner, item, variantId);
  if (!price.ok) return price;
  const { rowCount } = await transaction.query(
    `update cart_item set quantity = least(coalesce($3, quantity), $4), is_selected = coalesce($5, is_selected),
       product_variant_id = $6, added_unit_price = coalesce($7, added_unit_price)
     where id = $1 and cart_id = $2 and not exists (
       select from cart_item other where other.cart_id = $2 and other.id <> $1 and other.product_variant_id = $6
         and other.product_custom_id is not distinct from cart_item.product_custom_id)`,
    [id, cartId, changes.quantity, policy.max_qty_per_line, changes.is_selected, variantId, price.value],
  );
  return rowCount === 1 ? { ok: true, value: undefined } : { ok: false, problem: 'duplicated' };
}

/** @returns null when the variant stays */
async function priceOfVariant(
  transaction: PoolClient,
  { memberId }: CartOwner,
  { product_variant_id, product_custom_id }: StoredItem,
  variantId: string,
): Promise<Result<number | null, ItemProblem>> {
  if (variantId === product_variant_id) return { ok: true, value: null };
  const [present, wanted] = await readPricedItems(transaction, memberId, [
    { product_variant_id, product_custom_id },
    { product_variant_id: variantId, product_custom_id },
  ]);
  const problem = problemOf(wanted?.product_id === present?.product_id ? wanted : null);
  return problem ? { ok: false, problem } : { ok: true, value: wanted?.unit_price ?? null };
}

export async function selectItems(
  transaction: PoolClient,
  owner: CartOwner,
  ids: readonly string[],
): Promise<void> {
  const cartId = await openCart(transaction, owner);
  await transaction.query('update cart_item set is_selected = id = any($2) where cart_id = $1', [
    cartId,
    ids,
  ]);
}

export async function removeItems(
  transaction: PoolClient,
  owner: CartOwner,
  ids: readonly string[],
): Promise<void> {
  const cartId = await openCart(transaction, owner);
  await transaction.query('delete from cart_item where cart_id = $1 and id = any($2)', [cartId, ids]);
}
