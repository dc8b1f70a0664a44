import { type FragmentOf, graphql } from '#src/graphql/graphql.ts';

export const popupFragment = graphql(`
  fragment PopupCarousel_management_popup on management_popup {
    id
    position
    title
    title_en
    url_path
    image_src
    start_date
    end_date
  }
`);

export type Popup = FragmentOf<typeof popupFragment>;
