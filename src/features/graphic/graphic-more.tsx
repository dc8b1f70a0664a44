import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { GraphicCard } from '#src/components/graphic-card.tsx';
import { PartOfPage } from '#src/components/part-of-page.tsx';
import { ProductCard } from '#src/components/product-card.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { type GraphicMoreData, graphicMoreQuery } from './graphic-more-query.ts';
import styles from './graphic-page.module.css';

/** The products a graphic goes on, and others by its artist. */
export function GraphicMore({ id, viewerId }: { id: string; viewerId: string }) {
  return (
    <PartOfPage query={graphicMoreQuery} variables={{ id, viewerId }}>
      {({ graphic_by_pk: graphic }) => graphic && <GraphicSections graphic={graphic} />}
    </PartOfPage>
  );
}

function GraphicSections({ graphic }: { graphic: NonNullable<GraphicMoreData['graphic_by_pk']> }) {
  const { t } = useLingui();
  const { product_count: count, graphic_products: products } = graphic;
  const others = graphic.artist?.graphics ?? [];
  return (
    <>
      {products.length > 0 && (
        <section className={styles.section}>
          <SectionHeading
            title={t`Try it on`}
            subTitle={t`${plural(count, { one: '# product goes with it', other: '# products go with it' })}`}
          />
          <ul className={styles.grid}>
            {products.map(({ product_id, product }) => (
              <li key={product_id}>{product && <ProductCard product={product} />}</li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={t`More by this artist`} />
          <Carousel label={t`More by this artist`} slidesPerView={2.2} gap={12} bleed>
            {others.map((other) => (
              <GraphicCard key={other.id} graphic={other} showsPrice />
            ))}
          </Carousel>
        </section>
      )}
    </>
  );
}
