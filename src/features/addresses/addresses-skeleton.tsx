import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './addresses-page.module.css';

export function AddressesSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <div className={styles.top}>
          <Skeleton width="30%" />
        </div>
        {Array.from('123', (card) => (
          <div key={card} className={styles.card}>
            <Skeleton width="35%" />
            <Skeleton width="60%" />
            <Skeleton width="90%" />
            <Skeleton ratio="358 / 44" />
          </div>
        ))}
      </div>
    </PendingPage>
  );
}
