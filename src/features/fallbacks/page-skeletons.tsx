import { CardGridSkeleton } from '#src/components/cards/card-grid.tsx';
import { DetailSkeleton } from '#src/components/page/detail-skeleton.tsx';
import { PendingPage } from '#src/components/page/pending-page.tsx';

// In one file, because every visit loads the names of the files of all routes.

/** An artist, a brand or a collection. */
export const CoverSkeleton = () => <DetailSkeleton ratio="16 / 9" />;

export const GraphicSkeleton = () => <DetailSkeleton ratio="1" />;

export const PostSkeleton = () => <DetailSkeleton ratio="4 / 5" />;

export function CardsSkeleton() {
  return (
    <PendingPage>
      <CardGridSkeleton ratio="1" />
    </PendingPage>
  );
}
