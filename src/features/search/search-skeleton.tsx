import { CardGridSkeleton } from '#src/components/cards/card-grid.tsx';
import { PendingPage } from '#src/components/page/pending-page.tsx';
import { TabsSkeleton } from '#src/ui/tabs-skeleton.tsx';
import styles from './search-page.module.css';

export function SearchSkeleton() {
  return (
    <PendingPage>
      <div className={styles.head}>
        <div className={styles.keyword} />
      </div>
      <TabsSkeleton />
      <CardGridSkeleton ratio="1" />
    </PendingPage>
  );
}
