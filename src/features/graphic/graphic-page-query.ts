import { graphql } from '#src/graphql/graphql.ts';
import { graphicPageFragment } from './graphic-page.tsx';

export const graphicPageQuery = graphql(
  `
    query GraphicPage($id: uuid!, $viewerId: uuid!) {
      graphic_by_pk(id: $id) {
        id
        name_ko
        name_en
        src
        background_color
        ...GraphicPage_graphic
      }
    }
  `,
  [graphicPageFragment],
);
