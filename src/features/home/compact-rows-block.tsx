import { readFragment } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type BlockItem, blockItemFragment } from './block-item.ts';
import { CompactGraphic } from './compact-graphic.tsx';
import { CompactProduct } from './compact-product.tsx';
import styles from './compact-rows-block.module.css';
import { pairs } from './pairs.ts';

type CompactRowsBlockProps = { label: string; items: readonly BlockItem[] };

export function CompactRowsBlock({ label, items }: CompactRowsBlockProps) {
  const rows = readFragment(blockItemFragment, items).flatMap(({ id, product, graphic }) => {
    if (product) return [<CompactProduct key={id} product={product} />];
    return graphic ? [<CompactGraphic key={id} graphic={graphic} />] : [];
  });
  const movable = rows.length > 2;
  return (
    <Carousel label={label} slidesPerView={1.1} gap={12} loop={movable} drag={movable} bleed>
      {pairs(rows).map((pair) => (
        <div key={pair[0]?.key} className={styles.pair}>
          {pair}
        </div>
      ))}
    </Carousel>
  );
}
