import { detailSectionsFragment } from '#src/components/page/detail-sections.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// The service compares the dates, because the clock of a phone may be wrong. An ended collection stays readable.
export const planPageQuery = graphql(
  `
    query PlanPage($id: uuid!) {
      plan(
        where: {
          id: { _eq: $id }
          _or: [{ start_date: { _is_null: true } }, { start_date: { _lte: "now()" } }]
        }
      ) {
        id
        title
        title_en
        sub_title
        sub_title_en
        thumbnail_src
        content
        content_en
        start_date
        end_date
      }
      ended: plan(where: { id: { _eq: $id }, end_date: { _lt: "now()" } }) {
        id
      }
      detail_template(
        where: { type: { _eq: "PLAN" }, deleted_at: { _is_null: true } }
        order_by: [{ position: asc }, { id: asc }]
        limit: 20
      ) {
        id
        ...DetailSections_detail_template
      }
    }
  `,
  [detailSectionsFragment],
);

export type PlanPageData = ResultOf<typeof planPageQuery>;
export type Plan = PlanPageData['plan'][number];
