import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

const planGraphicsQuery = graphql(
  `
    query PlanGraphics(
      $viewerId: uuid!
      $where: plan_graphic_bool_exp!
      $order_by: [plan_graphic_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      plan_graphic(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        plan_id
        graphic_id
        position
        add_content
        add_content_en
        graphic {
          id
          ...GraphicCard_graphic
        }
      }
    }
  `,
  [graphicCardFragment],
);

export type PlanGraphicsData = ResultOf<typeof planGraphicsQuery>;

/** The order is that of an index of migration 027. */
export const planGraphics = (planId: string, viewerId: string) => ({
  document: planGraphicsQuery,
  field: 'plan_graphic' as const,
  variables: {
    viewerId,
    where: {
      plan_id: { _eq: planId },
      graphic: { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } },
    },
    order_by: [{ position: 'asc' as const }, { graphic_id: 'asc' as const }],
    limit: 20,
    offset: 0,
  },
});
