import { DetailSkeleton } from '#src/components/detail-skeleton.tsx';

export function BrandSkeleton() {
  return <DetailSkeleton ratio="16 / 9" />;
}
