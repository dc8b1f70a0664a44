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

type Dimensions = { readonly thumbnail_width: number | null; readonly thumbnail_height: number | null };

/** CSS `aspect-ratio` of an operator's picture, which prevents layout shifts; a square if its size is unknown. */
export function thumbnailRatio({ thumbnail_width, thumbnail_height }: Dimensions): string {
  return thumbnail_width && thumbnail_height ? `${thumbnail_width} / ${thumbnail_height}` : '1';
}
