import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './product-skeleton.module.css';

export function ProductSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
      <Skeleton ratio="1" />
      <div className={styles.lines}>
        <Skeleton width="24%" />
        <Skeleton width="72%" />
        <Skeleton width="40%" />
      </div>
    </div>
  );
}
