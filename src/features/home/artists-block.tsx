import { ArtistCard } from '#src/components/artist-card.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type BlockItem, blockItemFragment } from './block-item.ts';

export function ArtistsBlock({ label, items }: { label: string; items: readonly BlockItem[] }) {
  return (
    <Carousel label={label} slidesPerView={1.7} gap={12} bleed>
      {readFragment(blockItemFragment, items).map(
        ({ id, artist }) => artist && <ArtistCard key={id} artist={artist} />,
      )}
    </Carousel>
  );
}
