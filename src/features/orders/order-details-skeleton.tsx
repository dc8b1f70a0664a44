import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './order-details-page.module.css';

export function OrderDetailsSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <Skeleton ratio="358 / 112" />
        <Skeleton ratio="358 / 200" />
        <Skeleton ratio="358 / 96" />
        <Skeleton ratio="358 / 120" />
      </div>
    </PendingPage>
  );
}
