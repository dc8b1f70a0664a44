import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

const artistGraphicsQuery = graphql(
  `
    query ArtistGraphics(
      $viewerId: uuid!
      $where: graphic_bool_exp!
      $order_by: [graphic_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      graphic(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        position
        state
        ...GraphicCard_graphic
      }
    }
  `,
  [graphicCardFragment],
);

export type ArtistGraphicsData = ResultOf<typeof artistGraphicsQuery>;

/** The graphics of any state that the viewer may see: artists also see their own works that are not public. */
export const artistGraphics = (artistId: string, viewerId: string) => ({
  document: artistGraphicsQuery,
  field: 'graphic' as const,
  variables: {
    viewerId,
    where: { artist_id: { _eq: artistId }, deleted_at: { _is_null: true } },
    order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
    limit: 20,
    offset: 0,
  },
});
