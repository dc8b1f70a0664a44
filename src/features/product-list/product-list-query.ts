import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import type { ProductListSearch, ProductSort } from '#src/shared/product-list-search.ts';
import { cardPictures, type FilteredRows, productCondition, productOrders } from './product-condition.ts';

const productsPerPage = 20;

// The conditions of every list are stated as literals, so that PostgreSQL knows its partial indexes to apply.
const productListQuery = graphql(
  `
    query ProductList(
      $viewerId: uuid!
      $where: product_bool_exp!
      $order_by: [product_order_by!]!
      $limit: Int!
      $offset: Int!
      $colors: [String!]!
      $has_colors: Boolean!
    ) {
      product(
        where: { _and: [$where, { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }] }
        order_by: $order_by
        limit: $limit
        offset: $offset
      ) {
        id
        position
        popularity
        created_at
        discount_percent
        effective_price
        ...ProductCard_product
        product_images(
          where: {
            kind: { _eq: "FRONT" }
            product_option: { color_family: { _in: $colors }, state: { _eq: "ACT" } }
          }
          order_by: [{ position: asc }, { id: asc }]
          limit: 1
        ) @include(if: $has_colors) {
          id
          src
        }
      }
    }
  `,
  [productCardFragment],
);

export type ProductListData = ResultOf<typeof productListQuery>;

export const productList = (viewerId: string, search: ProductListSearch, scope: FilteredRows) => ({
  document: productListQuery,
  field: 'product' as const,
  variables: {
    viewerId,
    where: productCondition(search, scope),
    order_by: [...productOrders[search.sort ?? 'recommended']],
    limit: productsPerPage,
    offset: 0,
    ...cardPictures(search),
  },
});

/** The products of one brand. Of an address only the order counts. */
export const brandProducts = (viewerId: string, brandId: string, { sort }: ProductListSearch) =>
  productList(viewerId, { sort }, { brand: { id: brandId }, category: undefined, artist: undefined });

/** The usual order is not written into addresses. */
export const sortInAddress = (sort: ProductSort): ProductListSearch['sort'] =>
  sort === 'recommended' ? undefined : sort;
