import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './order-list-skeleton.module.css';

export function OrderListSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <Skeleton ratio="358 / 72" />
        <Skeleton ratio="358 / 32" />
        {Array.from('123', (order) => (
          <div key={order} className={styles.order}>
            <Skeleton width="40%" />
            <div className={styles.line}>
              <Skeleton ratio="1" />
              <div className={styles.texts}>
                <Skeleton width="30%" />
                <Skeleton width="80%" />
                <Skeleton width="50%" />
              </div>
            </div>
            <Skeleton ratio="358 / 44" />
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
