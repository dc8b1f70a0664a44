import { PendingPage } from '#src/components/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './claim-page.module.css';

export function ClaimSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <Skeleton ratio="358 / 220" />
        <Skeleton ratio="358 / 120" />
        <Skeleton ratio="358 / 96" />
      </div>
    </PendingPage>
  );
}
