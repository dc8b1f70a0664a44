import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#src/ui/tabs.tsx';
import type { WritableReviews as Writable } from '#src/writes/reviews/reviewed-lines.ts';
import type { OwnReviewsData } from './own-review-list.ts';
import { WritableReviews } from './writable-reviews.tsx';
import { WrittenReviews } from './written-reviews.tsx';

type OwnReviewsPageProps = {
  viewerId: string;
  writable: Writable | null;
  written: OwnReviewsData;
  tab: string | undefined;
  onTab: (tab: string) => void;
};

export function OwnReviewsPage({ viewerId, writable, written, tab, onTab }: OwnReviewsPageProps) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`My reviews`}
      sticky
      {...(tab && { initialId: tab })}
      onSelect={onTab}
      tabs={[
        { id: 'writable', label: t`To write`, panel: <WritableReviews writable={writable} /> },
        {
          id: 'written',
          label: t`Written`,
          panel: <WrittenReviews viewerId={viewerId} loaded={written} />,
        },
      ]}
    />
  );
}
