import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import page from './main-page.module.css';
import styles from './main-skeleton.module.css';

/** Has the sizes of a typical first screen. */
export function MainSkeleton() {
  return (
    <PendingPage>
      <div className={page.page}>
        <div className={styles.banner}>
          <Skeleton ratio="4 / 5" />
        </div>
        <div className={styles.tiles}>
          {Array.from('12345', (tile) => (
            <Skeleton key={tile} ratio="1" />
          ))}
        </div>
        <div className={styles.rail}>
          {Array.from('123', (card) => (
            <div key={card} className={styles.card}>
              <Skeleton ratio="1" />
              <Skeleton width="60%" />
              <Skeleton />
            </div>
          ))}
        </div>
      </div>
    </PendingPage>
  );
}
