import { DetailSkeleton } from '#src/components/detail-skeleton.tsx';

export function PlanSkeleton() {
  return <DetailSkeleton ratio="16 / 9" />;
}
