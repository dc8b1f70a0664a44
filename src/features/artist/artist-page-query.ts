import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { detailSectionsFragment } from '#src/components/page/detail-sections.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { artistProfileFragment } from './artist-profile.tsx';

/** The first screen of an artist; `artist-graphic-list.ts` has the works. */
export const artistPageQuery = graphql(
  `
    query ArtistPage($pathName: String!, $viewerId: uuid!) {
      artist(where: { path_name: { _eq: $pathName }, deleted_at: { _is_null: true } }) {
        id
        name_ko
        name_en
        path_name
        profile_src
        image_src
        description
        description_en
        ...ArtistProfile_artist
        best_graphics: graphics(
          where: { is_best: { _eq: true }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          order_by: [{ like_count: desc }, { id: asc }]
          limit: 12
        ) {
          id
          ...GraphicCard_graphic
        }
        product_custom_artists(
          where: { product_custom: { type: { _eq: "SHOP" }, deleted_at: { _is_null: true } } }
          order_by: [{ created_at: desc }, { product_custom_id: desc }]
          limit: 1
        ) {
          product_custom_id
          artist_id
        }
      }
      detail_template(
        where: { type: { _eq: "ARTIST" }, deleted_at: { _is_null: true } }
        order_by: [{ position: asc }, { id: asc }]
        limit: 20
      ) {
        id
        ...DetailSections_detail_template
      }
    }
  `,
  [artistProfileFragment, graphicCardFragment, detailSectionsFragment],
);

export type ArtistPageData = ResultOf<typeof artistPageQuery>;
