import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './points-page.module.css';

export function PointsSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <Skeleton ratio="358 / 168" />
        <ul>
          {Array.from('12345', (entry) => (
            <li key={entry} className={styles.entry}>
              <Skeleton width="60%" />
              <Skeleton width="72px" />
            </li>
          ))}
        </ul>
      </div>
    </PendingPage>
  );
}
