import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { mixesCustoms, ProductCard } from '#src/components/cards/product-card.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { ReviewCard } from '#src/components/review/review-card.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { BestSections } from './best-sections.tsx';
import styles from './default-main.module.css';
import { defaultMoreQuery } from './default-more-query.ts';
import { useReloadWithVisits } from './main-visits.ts';

/** The content of the default main page below its promotions. */
export function DefaultMore({ viewerId }: { viewerId: string }) {
  const { t } = useLingui();
  useReloadWithVisits(defaultMoreQuery, { viewerId });
  return (
    <DeferredQuery query={defaultMoreQuery} variables={{ viewerId }}>
      {(data) => (
        <>
          <BestSections data={data} />
          {data.new_products.length > 0 && (
            <section className={styles.section}>
              <SectionHeading title={t`New products`} />
              <Carousel label={t`New products`} slidesPerView={2.5} gap={8} bleed>
                {data.new_products.map((product) => (
                  <ProductCard key={product.id} product={product} isMixed={mixesCustoms(data.new_products)} />
                ))}
              </Carousel>
            </section>
          )}
          {data.review.length > 0 && (
            <section className={styles.section}>
              <SectionHeading
                title={t`Reviews`}
                action={
                  <Link to="/review/list">
                    <Trans>See all</Trans>
                  </Link>
                }
              />
              <Carousel label={t`Reviews`} slidesPerView={2.2} gap={8} bleed>
                {data.review.map((review) => (
                  <ReviewCard key={review.id} review={review} />
                ))}
              </Carousel>
            </section>
          )}
        </>
      )}
    </DeferredQuery>
  );
}
