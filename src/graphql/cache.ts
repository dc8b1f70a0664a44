import { cacheExchange, type KeyGenerator } from '@urql/exchange-graphcache';
import { optimisticReactions, reactionUpdates } from '#src/writes/reactions/reaction-updates.ts';
import { reactionKinds, reactionTables } from '#src/writes/reactions/reactions.ts';

/** The key of rows without an `id`: their primary key columns, if the document selects all of them. */
function keyByColumns(...columns: readonly string[]): KeyGenerator {
  return (row) => {
    const values = columns.map((column) => row[column]);
    return values.every((value) => typeof value === 'string') ? values.join(':') : null;
  };
}

/** Aggregates have no identity of their own, so they are embedded in their query. */
const aggregatedTables = [
  ...reactionKinds,
  'graphic',
  'graphic_product',
  'product_custom',
  'review',
] as const;
const aggregateTypes = aggregatedTables.flatMap((table) => [
  `${table}_aggregate`,
  `${table}_aggregate_fields`,
]);

const keys: Record<string, KeyGenerator> = {
  ...Object.fromEntries(
    reactionKinds.map((kind) => [kind, keyByColumns('user_id', reactionTables[kind].key)]),
  ),
  ...Object.fromEntries(aggregateTypes.map((type) => [type, () => null])),
  artist_brand: keyByColumns('artist_id', 'brand_id'),
  inquiry_image: keyByColumns('inquiry_id', 'position'),
  graphic_product: keyByColumns('graphic_id', 'product_id'),
  plan_graphic: keyByColumns('plan_id', 'graphic_id'),
  product_custom_artist: keyByColumns('product_custom_id', 'artist_id'),
  // Only ever read with their product, so they are embedded in it.
  ...Object.fromEntries(
    ['review_score_count', 'size_chart', 'shop_holiday'].map((type) => [type, () => null]),
  ),
};

/** The normalised cache: a like that is set in one list shows in all of them. */
export function createCacheExchange() {
  return cacheExchange({ keys, updates: { Mutation: reactionUpdates }, optimistic: optimisticReactions });
}
