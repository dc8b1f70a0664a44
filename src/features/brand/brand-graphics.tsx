import { useLingui } from '@lingui/react/macro';
import { ArtistCard, artistCardFragment } from '#src/components/artist-card.tsx';
import { DeferredQuery } from '#src/components/deferred-query.tsx';
import type { SectionTitle } from '#src/components/detail-sections.tsx';
import { graphicCardFragment } from '#src/components/graphic-card.tsx';
import { GraphicSection } from '#src/components/graphic-section.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';

// By way of the artists: the graphics of a large shop are not searched for those of a few artists.
const brandGraphicsQuery = graphql(
  `
    query BrandGraphics($id: uuid!, $viewerId: uuid!) {
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
          graphics(
            where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
            order_by: { position: asc }
            limit: 3
          ) {
            id
            ...GraphicCard_graphic
          }
        }
      }
    }
  `,
  [artistCardFragment, graphicCardFragment],
);

/** Neighbours are by different artists. */
const rounds = [0, 1, 2] as const;
const maxGraphics = 12;

type BrandGraphicsProps = { id: string; viewerId: string; heading: SectionTitle };

/** The artists of a brand, and some graphics of each. */
export function BrandGraphics({ heading, ...variables }: BrandGraphicsProps) {
  const { t } = useLingui();
  return (
    <DeferredQuery query={brandGraphicsQuery} variables={variables}>
      {({ artist_brand }) => {
        const artists = artist_brand.flatMap(({ artist }) => artist ?? []);
        const graphics = rounds.flatMap((round) => artists.flatMap((artist) => artist.graphics[round] ?? []));
        return (
          <GraphicSection heading={heading} graphics={graphics.slice(0, maxGraphics)}>
            <Carousel label={t`Artists`} slidesPerView={1.7} gap={12} bleed>
              {artists.map((artist) => (
                <ArtistCard key={artist.id} artist={artist} />
              ))}
            </Carousel>
          </GraphicSection>
        );
      }}
    </DeferredQuery>
  );
}
