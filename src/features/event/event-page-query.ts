import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// Not by its key: an event that has not begun is not shown.
export const eventPageQuery = graphql(`
  query EventPage($id: uuid!) {
    event(
      where: {
        id: { _eq: $id }
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        start_date: { _lte: "now()" }
      }
      limit: 1
    ) {
      id
      title
      title_en
      content
      content_en
      thumbnail_src
      url
      start_date
      end_date
    }
  }
`);

export type EventPageData = ResultOf<typeof eventPageQuery>;
