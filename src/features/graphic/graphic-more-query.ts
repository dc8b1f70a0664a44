import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { detailSectionsFragment } from '#src/components/page/detail-sections.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { graphicPlansFragment } from './graphic-plans.tsx';

export const graphicMoreQuery = graphql(
  `
    query GraphicMore($id: uuid!, $viewerId: uuid!) {
      detail_template(
        where: { type: { _eq: "GRAPHIC" }, sub_type: { _neq: "REVIEW" }, deleted_at: { _is_null: true } }
        order_by: [{ position: asc }, { id: asc }]
        limit: 20
      ) {
        id
        ...DetailSections_detail_template
      }
      graphic_by_pk(id: $id) {
        id
        ...GraphicPlans_graphic
        artist {
          id
          path_name
          graphics(
            where: { id: { _neq: $id }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
            order_by: [{ position: asc }, { id: asc }]
            limit: 12
          ) {
            id
            ...GraphicCard_graphic
          }
        }
      }
    }
  `,
  [detailSectionsFragment, graphicPlansFragment, graphicCardFragment],
);

export type GraphicMoreData = ResultOf<typeof graphicMoreQuery>;
