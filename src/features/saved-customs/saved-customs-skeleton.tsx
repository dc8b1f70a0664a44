import { CardGridSkeleton } from '#src/components/card-grid.tsx';
import { PendingPage } from '#src/components/pending-page.tsx';

export function SavedCustomsSkeleton() {
  return (
    <PendingPage>
      <CardGridSkeleton ratio="1" />
    </PendingPage>
  );
}
