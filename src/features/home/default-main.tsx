import { useLingui } from '@lingui/react/macro';
import { ProductCard } from '#src/components/product-card.tsx';
import { ReviewCard } from '#src/components/review-card.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { BestSections } from './best-sections.tsx';
import styles from './default-main.module.css';
import type { DefaultMainData } from './default-main-query.ts';
import page from './main-page.module.css';
import type { MainPageData } from './main-page-query.ts';
import { PromotionBanner } from './promotion-banner.tsx';

type DefaultMainProps = { data: MainPageData; rest: DefaultMainData };

/** The main page of a shop whose operator has not composed one. */
export function DefaultMain({ data, rest }: DefaultMainProps) {
  const { t } = useLingui();
  return (
    <div className={page.page}>
      {rest.home_template.length > 0 && (
        <div className={styles.banners}>
          <Carousel label={t`Promotions`} pagination>
            {rest.home_template.map((banner, place) => (
              <PromotionBanner key={banner.id} banner={banner} priority={place === 0} />
            ))}
          </Carousel>
        </div>
      )}
      <BestSections data={data} />
      {rest.new_products.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={t`New products`} />
          <Carousel label={t`New products`} slidesPerView={2.5} gap={8} bleed>
            {rest.new_products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </Carousel>
        </section>
      )}
      {rest.review.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={t`Reviews`} />
          <Carousel label={t`Reviews`} slidesPerView={2.2} gap={8} bleed>
            {rest.review.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </Carousel>
        </section>
      )}
    </div>
  );
}
