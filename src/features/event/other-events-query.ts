import { graphql } from '#src/graphql/graphql.ts';

/** Two that are on beside the one that is shown, in the order that the operator has given them. */
export const otherEventsQuery = graphql(`
  query OtherEvents($id: uuid!) {
    event(
      where: {
        id: { _neq: $id }
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        start_date: { _lte: "now()" }
        end_date: { _gte: "now()" }
      }
      order_by: [{ position: asc }, { id: asc }]
      limit: 2
    ) {
      id
      position
      title
      title_en
      thumbnail_src
      start_date
      end_date
    }
  }
`);
