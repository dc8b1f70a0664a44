import { readFragment } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type BlockItem, blockItemFragment } from './block-item.ts';
import { CompactGraphic } from './compact-graphic.tsx';
import { CompactProduct } from './compact-product.tsx';
import styles from './compact-rows-block.module.css';

type CompactRowsBlockProps = { label: string; items: readonly BlockItem[] };

export function CompactRowsBlock({ label, items }: CompactRowsBlockProps) {
  const rows = readFragment(blockItemFragment, items).flatMap(({ id, product, graphic }) => {
    if (product) return [<CompactProduct key={id} product={product} />];
    return graphic ? [<CompactGraphic key={id} graphic={graphic} />] : [];
  });
  const isMovable = rows.length > 2;
  return (
    <Carousel label={label} slidesPerView={1.1} gap={12} loop={isMovable} drag={isMovable} bleed>
      {inPairs(rows).map((pair) => (
        <div key={pair[0]?.key} className={styles.pair}>
          {pair}
        </div>
      ))}
    </Carousel>
  );
}

/** `[1, 2, 3]` becomes `[[1, 2], [3]]`: two rows per slide. */
function inPairs<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / 2) }, (_, pair) =>
    values.slice(pair * 2, pair * 2 + 2),
  );
}
