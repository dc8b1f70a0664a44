import { graphql } from '#src/graphql/graphql.ts';
import { graphicHeadFragment } from './graphic-head.tsx';

/** The first screen of a graphic; `graphic-more-query.ts` has the rest of the page. */
export const graphicPageQuery = graphql(
  `
    query GraphicPage($id: uuid!, $viewerId: uuid!) {
      management_info(limit: 1) {
        id
        donation
      }
      graphic_by_pk(id: $id) {
        id
        name_ko
        name_en
        src
        background_color
        description
        description_en
        ...GraphicHead_graphic
      }
    }
  `,
  [graphicHeadFragment],
);
