import type { Pool, PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import type { createCheckout } from '#src/shared/contracts/checkouts.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Wanted } from '../order-core/priced-items.ts';

export type OrderSource = InputOf<typeof createCheckout>['body']['source'];

export type SourceLine = Wanted &
  Columns<'cart_item', 'product_custom_id' | 'quantity'> & { readonly cart_item_id: string | null };

/** @returns null when an item is not in the member's cart */
export async function readSourceLines(
  database: Pool | PoolClient,
  memberId: string,
  source: OrderSource,
): Promise<SourceLine[] | null> {
  if ('items' in source) {
    return source.items.map(({ product_variant_id, product_custom_id = null, quantity }) => ({
      cart_item_id: null,
      product_variant_id,
      product_custom_id,
      quantity,
    }));
  }
  const ids = [...new Set(source.cart_item_ids)];
  const { rows } = await database.query<SourceLine>(
    `select cart_item.id as cart_item_id, product_variant_id, product_custom_id, quantity
     from unnest($1::uuid[]) with ordinality as wanted (id, place)
       join cart_item on cart_item.id = wanted.id join cart on cart.id = cart_id
     where user_id = $2 order by place`,
    [ids, memberId],
  );
  return rows.length === ids.length ? rows : null;
}
