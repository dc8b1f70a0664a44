import { PendingPage } from '#src/components/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './graphic-skeleton.module.css';

export function GraphicSkeleton() {
  return (
    <PendingPage>
      <Skeleton ratio="1" />
      <div className={styles.lines}>
        <Skeleton width="32%" />
        <Skeleton width="56%" />
        <Skeleton width="40%" />
      </div>
    </PendingPage>
  );
}
