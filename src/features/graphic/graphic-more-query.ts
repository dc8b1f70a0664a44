import { graphicCardFragment } from '#src/components/graphic-card.tsx';
import { productCardFragment } from '#src/components/product-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

export const graphicMoreQuery = graphql(
  `
    query GraphicMore($id: uuid!, $viewerId: uuid!) {
      graphic_by_pk(id: $id) {
        id
        product_count
        graphic_products(
          where: { product: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
          order_by: { position: asc }
          limit: 20
        ) {
          graphic_id
          product_id
          product {
            id
            ...ProductCard_product
          }
        }
        artist {
          id
          graphics(
            where: { id: { _neq: $id }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
            order_by: { position: asc }
            limit: 12
          ) {
            id
            ...GraphicCard_graphic
          }
        }
      }
    }
  `,
  [productCardFragment, graphicCardFragment],
);

export type GraphicMoreData = ResultOf<typeof graphicMoreQuery>;
