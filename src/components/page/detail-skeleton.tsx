import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './detail-skeleton.module.css';
import { PendingPage } from './pending-page.tsx';

/** A page that starts with a picture. `ratio`: its CSS `aspect-ratio`. */
export function DetailSkeleton({ ratio }: { ratio: string }) {
  return (
    <PendingPage>
      <Skeleton ratio={ratio} />
      <div className={styles.lines}>
        <Skeleton width="32%" />
        <Skeleton width="56%" />
        <Skeleton width="40%" />
      </div>
    </PendingPage>
  );
}
