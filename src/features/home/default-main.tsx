import { useLingui } from '@lingui/react/macro';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './default-main.module.css';
import { type DefaultMainData, defaultMainQuery } from './default-main-query.ts';
import page from './main-page.module.css';
import { PromotionBanner } from './promotion-banner.tsx';

const DefaultMore = lazyComponent(() => import('./default-more.tsx'), 'DefaultMore', DeferredPlaceholder);

type Variables = { readonly viewerId: string };

export const loadDefaultMain = (client: LazyClient, variables: Variables): Promise<DefaultMainData> =>
  loadRouteQuery(client, defaultMainQuery, variables);

type DefaultMainProps = { variables: Variables; loaded: DefaultMainData };

/** The main page if the operator has not composed one. */
export function DefaultMain({ variables, loaded }: DefaultMainProps) {
  const { t } = useLingui();
  const data = useRouteQuery(defaultMainQuery, variables, loaded);
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
      <Deferred>
        <DefaultMore viewerId={variables.viewerId} />
      </Deferred>
    </div>
  );
}
