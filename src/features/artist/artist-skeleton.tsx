import { DetailSkeleton } from '#src/components/detail-skeleton.tsx';

export function ArtistSkeleton() {
  return <DetailSkeleton ratio="16 / 9" />;
}
