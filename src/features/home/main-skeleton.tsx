import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import page from './main-page.module.css';
import styles from './main-skeleton.module.css';

/** The first screen of the main page in its final sizes. */
export function MainSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
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
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
    </div>
  );
}
