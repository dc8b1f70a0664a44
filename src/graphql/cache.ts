import { type CacheExchangeOpts, cacheExchange, type KeyGenerator } from '@urql/exchange-graphcache';

/** A kind of writes states the keys of its rows, and the changes that a mutation makes at once. */
export type CacheRules = Pick<CacheExchangeOpts, 'keys' | 'updates' | 'optimistic'>;

/** The key of rows without an `id`: their primary key columns, if the document selects all of them. */
export function keyByColumns(...columns: readonly string[]): KeyGenerator {
  return (row) => {
    const values = columns.map((column) => row[column]);
    return values.every((value) => typeof value === 'string') ? values.join(':') : null;
  };
}

/** Aggregates have no identity of their own, so they are embedded in their query. */
export const aggregateKeys = (tables: readonly string[]): Record<string, KeyGenerator> =>
  Object.fromEntries(
    tables
      .flatMap((table) => [`${table}_aggregate`, `${table}_aggregate_fields`])
      .map((type) => [type, () => null]),
  );

const keys: Record<string, KeyGenerator> = {
  ...aggregateKeys(['graphic', 'graphic_product', 'product_custom', 'review']),
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

/** The normalized cache: a like that is set in one list shows in all of them. */
export const createCacheExchange = (rules: CacheRules) =>
  cacheExchange({ ...rules, keys: { ...keys, ...rules.keys } });
