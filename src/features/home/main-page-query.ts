import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { eagerBlockFragment } from './eager-block.tsx';

/** The first screen of /main; `main-more-query.ts` has the rest of the page. */
export const mainPageQuery = graphql(
  `
    query MainPage($viewerId: uuid!) {
      management_info {
        id
        is_custom_main
      }
      main_page(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
        limit: 3
      ) {
        id
        ...EagerBlock_main_page
      }
    }
  `,
  [eagerBlockFragment],
);

export type MainPageData = ResultOf<typeof mainPageQuery>;
