import { Trans, useLingui } from '@lingui/react/macro';
import { GraphicCard } from '#src/components/graphic-card.tsx';
import { mixesCustoms, ProductCard } from '#src/components/product-card.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { FollowedArtists } from './followed-artists.tsx';
import { FollowedBrands } from './followed-brands.tsx';
import type { FollowsPageData } from './follows-page-query.ts';
import { NewFromThem } from './new-from-them.tsx';
import { NoFollows } from './no-follows.tsx';

type FollowsPageProps = {
  viewerId: string;
  data: FollowsPageData;
  tab: string | undefined;
  onTab: (tab: string) => void;
};

export function FollowsPage({ viewerId, data, tab, onTab }: FollowsPageProps) {
  const { t } = useLingui();
  const { artist_follow: artists, brand_follow: brands } = data;
  return (
    <Tabs
      label={t`Following`}
      sticky
      {...(tab && { initialId: tab })}
      onSelect={onTab}
      tabs={[
        {
          id: 'artists',
          label: t`Artists`,
          panel:
            artists.length > 0 ? (
              <>
                <NewFromThem
                  title={t`New graphics`}
                  cards={data.new_graphics.map((graphic) => (
                    <GraphicCard key={graphic.id} graphic={graphic} />
                  ))}
                />
                <FollowedArtists viewerId={viewerId} first={artists} />
              </>
            ) : (
              <NoFollows>
                <Trans>Follow an artist to see their new graphics first.</Trans>
              </NoFollows>
            ),
        },
        {
          id: 'brands',
          label: t`Brands`,
          panel:
            brands.length > 0 ? (
              <>
                <NewFromThem
                  title={t`New products`}
                  cards={data.new_products.map((product) => (
                    <ProductCard
                      key={product.id}
                      product={product}
                      isMixed={mixesCustoms(data.new_products)}
                    />
                  ))}
                />
                <FollowedBrands viewerId={viewerId} first={brands} />
              </>
            ) : (
              <NoFollows>
                <Trans>Follow a brand to see its new products first.</Trans>
              </NoFollows>
            ),
        },
      ]}
    />
  );
}
