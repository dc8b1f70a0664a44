import { cacheExchange, type KeyGenerator } from '@urql/exchange-graphcache';

/** Rows without an `id` are found again by the columns of their primary key, if the document asked for them. */
function keyOf(...columns: readonly string[]): KeyGenerator {
  return (row) => {
    const values = columns.map((column) => row[column]);
    return values.every((value) => typeof value === 'string') ? values.join(':') : null;
  };
}

const keys = {
  graphic_like: keyOf('user_id', 'graphic_id'),
  product_like: keyOf('user_id', 'product_id'),
  review_like: keyOf('user_id', 'review_id'),
  review_unlike: keyOf('user_id', 'review_id'),
  banner_like: keyOf('user_id', 'home_template_id'),
  artist_follow: keyOf('user_id', 'artist_id'),
  brand_follow: keyOf('user_id', 'brand_id'),
  artist_brand: keyOf('artist_id', 'brand_id'),
  graphic_product: keyOf('graphic_id', 'product_id'),
  plan_graphic: keyOf('plan_id', 'graphic_id'),
} satisfies Record<string, KeyGenerator>;

/** Normalised data of the session: a like changed in one list shows in all of them. */
export function dataCache() {
  return cacheExchange({ keys });
}
