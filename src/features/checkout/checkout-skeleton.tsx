import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './checkout-skeleton.module.css';

export function CheckoutSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        {Array.from('1234', (section) => (
          <div key={section} className={styles.section}>
            <Skeleton width="30%" />
            <Skeleton ratio="358 / 48" />
            <Skeleton ratio="358 / 48" />
          </div>
        ))}
      </div>
    </PendingPage>
  );
}

/** The skeleton of everything that a quote says. */
export function QuoteSkeleton() {
  return (
    <div className={styles.section} aria-busy="true">
      <Skeleton width="30%" />
      <Skeleton ratio="358 / 96" />
      <Skeleton ratio="358 / 200" />
    </div>
  );
}
