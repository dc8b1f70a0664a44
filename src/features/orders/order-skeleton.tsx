import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './order-complete-page.module.css';

export function OrderSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <Skeleton ratio="358 / 120" />
        <Skeleton ratio="358 / 96" />
        <Skeleton ratio="358 / 200" />
      </div>
    </PendingPage>
  );
}
