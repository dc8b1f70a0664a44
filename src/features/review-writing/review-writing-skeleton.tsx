import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './own-reviews.module.css';

/** One bought item and what follows. */
export function ReviewWritingSkeleton() {
  return (
    <PendingPage>
      <div className={styles.list}>
        {Array.from('123', (key) => (
          <div key={key} className={styles.entry}>
            <Skeleton width="72px" />
            <Skeleton width="64%" />
            <Skeleton width="40%" />
            <Skeleton width="100%" />
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
