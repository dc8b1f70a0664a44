import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { mixesCustoms, ProductCard } from '#src/components/cards/product-card.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { FollowedArtists } from './followed-artists.tsx';
import { FollowedBrands } from './followed-brands.tsx';
import { NewFromFollowed } from './new-from-followed.tsx';
import type { NewFromFollowedData } from './new-from-followed-query.ts';
import { NoFollows } from './no-follows.tsx';

type FollowsPageProps = {
  viewerId: string;
  artists: ComponentProps<typeof FollowedArtists>['loaded'];
  brands: ComponentProps<typeof FollowedBrands>['loaded'];
  newItems: NewFromFollowedData;
  tab: string | undefined;
  onTab: (tab: string) => void;
};

export function FollowsPage({ viewerId, artists, brands, newItems, tab, onTab }: FollowsPageProps) {
  const { t } = useLingui();
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
          panel: (
            <FollowedArtists
              viewerId={viewerId}
              loaded={artists}
              newItems={
                <NewFromFollowed
                  title={t`New graphics`}
                  cards={newItems.new_graphics.map((graphic) => (
                    <GraphicCard key={graphic.id} graphic={graphic} />
                  ))}
                />
              }
              none={
                <NoFollows>
                  <Trans>Follow an artist to see their new graphics first.</Trans>
                </NoFollows>
              }
            />
          ),
        },
        {
          id: 'brands',
          label: t`Brands`,
          panel: (
            <FollowedBrands
              viewerId={viewerId}
              loaded={brands}
              newItems={
                <NewFromFollowed
                  title={t`New products`}
                  cards={newItems.new_products.map((product) => (
                    <ProductCard
                      key={product.id}
                      product={product}
                      isMixed={mixesCustoms(newItems.new_products)}
                    />
                  ))}
                />
              }
              none={
                <NoFollows>
                  <Trans>Follow a brand to see its new products first.</Trans>
                </NoFollows>
              }
            />
          ),
        },
      ]}
    />
  );
}
