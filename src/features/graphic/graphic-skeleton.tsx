import { DetailSkeleton } from '#src/components/detail-skeleton.tsx';

export function GraphicSkeleton() {
  return <DetailSkeleton ratio="1" />;
}
