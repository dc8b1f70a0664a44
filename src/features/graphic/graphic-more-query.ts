import { graphicCardFragment } from '#src/components/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { graphicPlansFragment } from './graphic-plans.tsx';
import { graphicProductFragment } from './graphic-products.tsx';

export const graphicMoreQuery = graphql(
  `
    query GraphicMore($id: uuid!, $viewerId: uuid!) {
      graphic_by_pk(id: $id) {
        id
        graphic_products_aggregate(
          where: { product: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
        ) {
          aggregate {
            count
          }
        }
        graphic_products(
          where: { product: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
          order_by: { position: asc }
          limit: 20
        ) {
          ...GraphicProducts_graphic_product
        }
        ...GraphicPlans_graphic
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
  [graphicProductFragment, graphicPlansFragment, graphicCardFragment],
);

export type GraphicMoreData = ResultOf<typeof graphicMoreQuery>;
