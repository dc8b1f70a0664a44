import { graphicCardFragment } from '#src/components/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { graphicPlansFragment } from './graphic-plans.tsx';

export const graphicMoreQuery = graphql(
  `
    query GraphicMore($id: uuid!, $viewerId: uuid!) {
      graphic_by_pk(id: $id) {
        id
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
  [graphicPlansFragment, graphicCardFragment],
);

export type GraphicMoreData = ResultOf<typeof graphicMoreQuery>;
