import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Carousel } from '#src/ui/carousel.tsx';
import styles from './default-main.module.css';
import type { DefaultMainData } from './default-main-query.ts';
import page from './main-page.module.css';
import { PromotionBanner } from './promotion-banner.tsx';

/** The main page if the operator has not composed one. `more`: the content below the promotions. */
export function DefaultMain({ data, more }: { data: DefaultMainData; more: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={page.page}>
      {data.home_template.length > 0 && (
        <div className={styles.banners}>
          <Carousel label={t`Promotions`} pagination>
            {data.home_template.map((banner, index) => (
              <PromotionBanner key={banner.id} banner={banner} priority={index === 0} />
            ))}
          </Carousel>
        </div>
      )}
      {more}
    </div>
  );
}
