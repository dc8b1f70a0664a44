import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { lightBlockFragment } from './light-block.tsx';

/** The first screen of /main; `main-rest-query.ts` asks for what comes after it. */
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
        ...LightBlock_main_page
      }
    }
  `,
  [lightBlockFragment],
);

export type MainPageData = ResultOf<typeof mainPageQuery>;
