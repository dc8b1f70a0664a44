import { cacheExchange, type KeyGenerator } from '@urql/exchange-graphcache';
import { optimisticReactions, reactionUpdates } from './reaction-updates.ts';
import { reactionKinds, reactionTables } from './reactions.ts';

/** Rows without an `id` are found again by the columns of their primary key, if the document asked for them. */
function keyOf(...columns: readonly string[]): KeyGenerator {
  return (row) => {
    const values = columns.map((column) => row[column]);
    return values.every((value) => typeof value === 'string') ? values.join(':') : null;
  };
}

/** Numbers belong to the question that asked for them and are no rows of their own. */
const counted = [...reactionKinds, 'graphic_product', 'product_custom', 'review'] as const;
const unkeyed = counted.flatMap((table) => [`${table}_aggregate`, `${table}_aggregate_fields`]);

const keys: Record<string, KeyGenerator> = {
  ...Object.fromEntries(reactionKinds.map((kind) => [kind, keyOf('user_id', reactionTables[kind].key)])),
  ...Object.fromEntries(unkeyed.map((type) => [type, () => null])),
  artist_brand: keyOf('artist_id', 'brand_id'),
  graphic_product: keyOf('graphic_id', 'product_id'),
  plan_graphic: keyOf('plan_id', 'graphic_id'),
};

/** Normalised data of the session: a like changed in one list shows in all of them. */
export function dataCache() {
  return cacheExchange({ keys, updates: { Mutation: reactionUpdates }, optimistic: optimisticReactions });
}
