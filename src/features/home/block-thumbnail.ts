import { type FragmentOf, graphql } from '#src/graphql/graphql.ts';
import { blockItemFragment } from './block-item.ts';

export const blockThumbnailFragment = graphql(
  `
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
      items(order_by: { position: asc }) {
        id
        ...BlockItem_main_page_item
      }
    }
  `,
  [blockItemFragment],
);

export type BlockThumbnail = FragmentOf<typeof blockThumbnailFragment>;
