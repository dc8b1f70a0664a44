import { CardGridSkeleton } from '#src/components/cards/card-grid.tsx';
import { PendingPage } from '#src/components/page/pending-page.tsx';
import { TabsSkeleton } from '#src/ui/tabs-skeleton.tsx';

export function LikesSkeleton() {
  return (
    <PendingPage>
      <TabsSkeleton />
      <CardGridSkeleton ratio="60 / 77" />
    </PendingPage>
  );
}
