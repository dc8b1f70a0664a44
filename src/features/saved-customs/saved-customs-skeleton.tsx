import { CardGridSkeleton } from '#src/components/cards/card-grid.tsx';
import { PendingPage } from '#src/components/page/pending-page.tsx';

export function SavedCustomsSkeleton() {
  return (
    <PendingPage>
      <CardGridSkeleton ratio="1" />
    </PendingPage>
  );
}
