import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#src/ui/tabs.tsx';
import { LikedGraphics } from './liked-graphics.tsx';
import { LikedProducts } from './liked-products.tsx';
import { LikedReviews } from './liked-reviews.tsx';
import type { LikesPageData } from './likes-page-query.ts';

type LikesPageProps = {
  viewerId: string;
  data: LikesPageData;
  tab: string | undefined;
  onTab: (tab: string) => void;
};

export function LikesPage({ viewerId, data, tab, onTab }: LikesPageProps) {
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
          panel: <LikedGraphics viewerId={viewerId} first={data.graphic_like} />,
        },
        {
          id: 'products',
          label: t`Products`,
          panel: <LikedProducts viewerId={viewerId} first={data.product_like} />,
        },
        {
          id: 'reviews',
          label: t`Reviews`,
          panel: <LikedReviews viewerId={viewerId} first={data.review_like} />,
        },
      ]}
    />
  );
}
