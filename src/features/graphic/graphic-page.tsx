import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { GraphicCard, graphicCardFragment } from '#src/components/graphic-card.tsx';
import { ProductCard, productCardFragment } from '#src/components/product-card.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { GraphicHead, graphicHeadFragment } from './graphic-head.tsx';
import styles from './graphic-page.module.css';

export const graphicPageFragment = graphql(
  `
    fragment GraphicPage_graphic on graphic {
      id
      product_count
      ...GraphicHead_graphic
      graphic_products(
        where: { product: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
        order_by: { position: asc }
        limit: 20
      ) {
        graphic_id
        product_id
        product {
          id
          ...ProductCard_product
        }
      }
      artist {
        id
        graphics(
          where: { id: { _neq: $id }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          order_by: { position: asc }
          limit: 12
        ) {
          id
          ...GraphicCard_graphic
        }
      }
    }
  `,
  [graphicHeadFragment, productCardFragment, graphicCardFragment],
);

export function GraphicPage(props: { graphic: FragmentOf<typeof graphicPageFragment> }) {
  const { t } = useLingui();
  const graphic = readFragment(graphicPageFragment, props.graphic);
  const { product_count: count, graphic_products: products } = graphic;
  const others = graphic.artist?.graphics ?? [];
  return (
    <div className={styles.page}>
      <GraphicHead graphic={graphic} />
      {products.length > 0 && (
        <section className={styles.section}>
          <SectionHeading
            title={t`Put it on`}
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
    </div>
  );
}
