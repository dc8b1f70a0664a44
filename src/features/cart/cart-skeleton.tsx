import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './cart-skeleton.module.css';

export function CartSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <Skeleton ratio="358 / 56" />
        {Array.from('123', (line) => (
          <div key={line} className={styles.line}>
            <Skeleton ratio="1" />
            <div className={styles.texts}>
              <Skeleton width="40%" />
              <Skeleton width="80%" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
