import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './product-skeleton.module.css';

export function ProductSkeleton() {
  return (
    <PendingPage>
      <Skeleton ratio="1" />
      <div className={styles.lines}>
        <Skeleton width="24%" />
        <Skeleton width="72%" />
        <Skeleton width="40%" />
      </div>
    </PendingPage>
  );
}
