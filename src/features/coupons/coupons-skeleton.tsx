import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './coupons-page.module.css';

export function CouponsSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <div className={styles.section}>
          <Skeleton ratio="358 / 72" />
        </div>
        <div className={styles.section}>
          {Array.from('1234', (ticket) => (
            <Skeleton key={ticket} ratio="358 / 116" />
          ))}
        </div>
      </div>
    </PendingPage>
  );
}
