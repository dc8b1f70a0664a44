import { type FragmentOf, graphql } from '#src/graphql/graphql.ts';

export const blockThumbnailFragment = graphql(`
  fragment BlockThumbnail_main_page_thumbnail on main_page_thumbnail {
    id
    thumbnail_src
    thumbnail_url
    thumbnail_width
    thumbnail_height
    title
    title_en
    content
    content_en
    labels
  }
`);

export type BlockThumbnail = FragmentOf<typeof blockThumbnailFragment>;
