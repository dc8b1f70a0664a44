import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './page-skeleton.module.css';

const cards = [1, 2, 3, 4];

/** While a page is on its way: a picture, a heading, a grid. Pages with another shape bring their own. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
      <div className={styles.hero}>
        <Skeleton ratio="4 / 5" />
      </div>
      <Skeleton width="55%" />
      <div className={styles.grid}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton ratio="1" />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </div>
  );
}
