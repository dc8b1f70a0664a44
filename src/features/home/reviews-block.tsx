import { ReviewCard } from '#src/components/review-card.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type BlockItem, blockItemFragment } from './block-item.ts';

export function ReviewsBlock({ label, items }: { label: string; items: readonly BlockItem[] }) {
  return (
    <Carousel label={label} slidesPerView={2.2} gap={8} bleed>
      {readFragment(blockItemFragment, items).map(
        ({ id, review }) => review && <ReviewCard key={id} review={review} />,
      )}
    </Carousel>
  );
}
