import { type FragmentOf, graphql } from '#src/graphql/graphql.ts';
import { blockItemFragment } from './block-item.ts';
import { blockThumbnailFragment } from './block-thumbnail.ts';

/** A thumbnail with its items. */
export const blockGroupFragment = graphql(
  `
    fragment BlockGroup_main_page_thumbnail on main_page_thumbnail {
      id
      title
      title_en
      ...BlockThumbnail_main_page_thumbnail
      items(order_by: { position: asc }) {
        id
        ...BlockItem_main_page_item
      }
    }
  `,
  [blockThumbnailFragment, blockItemFragment],
);

export type BlockGroup = FragmentOf<typeof blockGroupFragment>;
