import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Tabs } from '#src/ui/tabs.tsx';
import { LikedGraphics } from './liked-graphics.tsx';
import { LikedProducts } from './liked-products.tsx';
import { LikedReviews } from './liked-reviews.tsx';

type LikesPageProps = {
  viewerId: string;
  graphics: ComponentProps<typeof LikedGraphics>['loaded'];
  products: ComponentProps<typeof LikedProducts>['loaded'];
  reviews: ComponentProps<typeof LikedReviews>['loaded'];
  tab: string | undefined;
  onTab: (tab: string) => void;
};

export function LikesPage({ viewerId, graphics, products, reviews, tab, onTab }: LikesPageProps) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Likes`}
      sticky
      {...(tab && { initialId: tab })}
      onSelect={onTab}
      tabs={[
        {
          id: 'graphics',
          label: t`Graphics`,
          panel: <LikedGraphics viewerId={viewerId} loaded={graphics} />,
        },
        {
          id: 'products',
          label: t`Products`,
          panel: <LikedProducts viewerId={viewerId} loaded={products} />,
        },
        {
          id: 'reviews',
          label: t`Reviews`,
          panel: <LikedReviews viewerId={viewerId} loaded={reviews} />,
        },
      ]}
    />
  );
}
