import type { graphql } from '#src/graphql/graphql.ts';
import type { ListOrder } from '#src/graphql/list-order.ts';
import { colorsOf, type ProductListSearch, type ProductSort } from '#src/shared/product-list-search.ts';
import type { ListCategory } from './list-scope.ts';

type Condition = ReturnType<typeof graphql.scalar<'product_bool_exp'>>;

// The key goes the same way as the column, so that an index is read from any row on.
export const productOrders = {
  recommended: [{ position: 'asc' }, { id: 'asc' }],
  popularity: [{ popularity: 'desc' }, { id: 'desc' }],
  new: [{ created_at: 'desc' }, { id: 'desc' }],
  sale: [{ discount_percent: 'desc' }, { id: 'desc' }],
  low_price: [{ effective_price: 'asc' }, { id: 'asc' }],
  high_price: [{ effective_price: 'desc' }, { id: 'desc' }],
} as const satisfies Record<ProductSort, ListOrder>;

/** The rows that an address names. */
export type FilteredRows = {
  readonly category: Pick<ListCategory, 'id' | 'parent_id'> | undefined;
  readonly brand: { readonly id: string } | undefined;
  readonly artist: { readonly id: string } | undefined;
};

/** The condition of all filters. What the address names but the shop does not have, or does not show, filters nothing. */
export function productCondition(search: ProductListSearch, scope: FilteredRows): Condition {
  const { type, price_min, price_max } = search;
  const { category, brand, artist } = scope;
  const colors = colorsOf(search);
  const price = {
    ...(price_min !== undefined && { _gte: price_min }),
    ...(price_max !== undefined && { _lte: price_max }),
  };
  return {
    ...(category && { [category.parent_id ? 'category_id' : 'root_category_id']: { _eq: category.id } }),
    ...(type && { is_custom: { _eq: type === 'custom' } }),
    ...(brand && { brand_id: { _eq: brand.id } }),
    ...(artist && { product_artists: { artist_id: { _eq: artist.id } } }),
    ...(colors.length > 0 && {
      product_options: {
        color_family: { _in: [...colors] },
        state: { _eq: 'ACT' },
        deleted_at: { _is_null: true },
      },
    }),
    ...(Object.keys(price).length > 0 && { effective_price: price }),
    ...(search.sale && { discount_percent: { _gt: 0 } }),
    ...(search.new && { is_new: { _eq: true } }),
    ...(search.in_stock && { stock_count: { _gt: 0 } }),
  };
}

/** The condition of the pictures that the cards show: those in the colors of the filter. */
export function cardPictures(search: ProductListSearch) {
  const colors = [...colorsOf(search)];
  return { colors, has_colors: colors.length > 0 };
}
