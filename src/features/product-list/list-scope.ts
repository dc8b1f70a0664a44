import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { nilUuid } from '#src/session/viewer.ts';
import type { ProductListSearch } from '#src/shared/product-list-search.ts';

/** The rows that the address names, and the categories to go on with. A shop with more than 100 categories lists the first ones. */
export const listScopeQuery = graphql(`
  query ListScope($category: String!, $brand: uuid!, $artist: uuid!) {
    category(order_by: [{ position: asc }, { id: asc }], limit: 100) {
      id
      parent_id
      path_name
      name_ko
      name_en
    }
    named: category(where: { path_name: { _eq: $category } }, limit: 1) {
      id
      parent_id
      path_name
      name_ko
      name_en
    }
    brand(where: { id: { _eq: $brand } }) {
      id
      name_ko
      name_en
    }
    artist(where: { id: { _eq: $artist } }) {
      id
      name_ko
      name_en
    }
  }
`);

export const scopeVariables = ({ category, brand, artist }: ProductListSearch) => ({
  category: category ?? '',
  brand: brand ?? nilUuid,
  artist: artist ?? nilUuid,
});

type ScopeData = ResultOf<typeof listScopeQuery>;
export type ListCategory = ScopeData['category'][number];

/** The rows that an address names, as far as the shop shows them. */
export type ListScope = {
  readonly categories: readonly ListCategory[];
  readonly category: ListCategory | undefined;
  readonly brand: ScopeData['brand'][number] | undefined;
  readonly artist: ScopeData['artist'][number] | undefined;
};

export const listScopeOf = ({ category, named, brand, artist }: ScopeData): ListScope => ({
  categories: category,
  category: named[0],
  brand: brand[0],
  artist: artist[0],
});
