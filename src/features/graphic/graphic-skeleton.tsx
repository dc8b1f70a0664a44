import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './graphic-skeleton.module.css';

export function GraphicSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
      <Skeleton ratio="1" />
      <div className={styles.lines}>
        <Skeleton width="32%" />
        <Skeleton width="56%" />
        <Skeleton width="40%" />
      </div>
    </div>
  );
}
