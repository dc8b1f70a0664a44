import { CardGridSkeleton } from '#src/components/cards/card-grid.tsx';
import { PendingPage } from '#src/components/page/pending-page.tsx';
import styles from './product-list-skeleton.module.css';

/** Has the sizes of the rows above the list. */
export function ProductListSkeleton() {
  return (
    <PendingPage>
      <div className={styles.links} aria-hidden="true" />
      <div className={styles.toolbar} aria-hidden="true" />
      <div className={styles.list}>
        <CardGridSkeleton ratio="1" />
      </div>
    </PendingPage>
  );
}
