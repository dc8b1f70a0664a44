import { CardGridSkeleton } from '#src/components/card-grid.tsx';
import { TabsSkeleton } from '#src/ui/tabs-skeleton.tsx';

export function LikesSkeleton() {
  return (
    <>
      <TabsSkeleton />
      <CardGridSkeleton ratio="60 / 77" />
    </>
  );
}
