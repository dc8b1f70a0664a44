import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TabsSkeleton } from '#src/ui/tabs-skeleton.tsx';
import styles from './follows-skeleton.module.css';

export function FollowsSkeleton() {
  return (
    <PendingPage>
      <TabsSkeleton />
      <div className={styles.rail}>
        {Array.from('123', (card) => (
          <Skeleton key={card} ratio="60 / 77" />
        ))}
      </div>
      {Array.from('1234', (row) => (
        <div key={row} className={styles.row}>
          <Skeleton ratio="1" />
          <Skeleton width="50%" />
        </div>
      ))}
    </PendingPage>
  );
}
