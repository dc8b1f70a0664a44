import { artistCardFragment } from '#src/components/cards/artist-card.tsx';
import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

const brandGraphicsQuery = graphql(
  `
    query BrandGraphics(
      $id: uuid!
      $viewerId: uuid!
      $where: graphic_bool_exp!
      $order_by: [graphic_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      graphic(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        position
        ...GraphicCard_graphic
      }
      graphic_aggregate(
        where: {
          state: { _eq: "ACT" }
          deleted_at: { _is_null: true }
          artist: { artist_brands: { brand_id: { _eq: $id } } }
        }
      ) {
        aggregate {
          count
        }
      }
      artist_brand(
        where: { brand_id: { _eq: $id }, artist: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
        order_by: [{ position: asc }, { artist_id: asc }]
        limit: 8
      ) {
        artist_id
        brand_id
        artist {
          id
          ...ArtistCard_artist
        }
      }
    }
  `,
  [artistCardFragment, graphicCardFragment],
);

export type BrandGraphicsData = ResultOf<typeof brandGraphicsQuery>;

export type BrandGraphicsVariables = { readonly id: string; readonly viewerId: string };

/** The graphics of all artists that work with a brand. */
export const brandGraphics = ({ id, viewerId }: BrandGraphicsVariables) => ({
  document: brandGraphicsQuery,
  field: 'graphic' as const,
  variables: {
    id,
    viewerId,
    where: {
      state: { _eq: 'ACT' },
      deleted_at: { _is_null: true },
      artist: { artist_brands: { brand_id: { _eq: id } } },
    },
    order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
    limit: 20,
    offset: 0,
  },
});
