import { CustomCard } from '#src/components/custom-card.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type BlockItem, blockItemFragment } from './block-item.ts';

export function CustomsBlock({ label, items }: { label: string; items: readonly BlockItem[] }) {
  return (
    <Carousel label={label} slidesPerView={1.1} gap={12} bleed>
      {readFragment(blockItemFragment, items).map(
        ({ id, product_custom }) => product_custom && <CustomCard key={id} custom={product_custom} />,
      )}
    </Carousel>
  );
}
