import { DetailSkeleton } from '#src/components/page/detail-skeleton.tsx';
import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './reviews-page.module.css';

export function ReviewSkeleton() {
  return <DetailSkeleton ratio="1" />;
}

export function ReviewsSkeleton() {
  return (
    <PendingPage>
      <div className={styles.list}>
        {Array.from('1234', (key) => (
          <div key={key} className={styles.placeholder}>
            <Skeleton width="64%" />
            <Skeleton width="32%" />
            <Skeleton width="100%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
