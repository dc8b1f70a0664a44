import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './mypage-skeleton.module.css';

export function MypageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.who}>
        <Skeleton ratio="1" />
        <Skeleton width="60%" />
      </div>
      <Skeleton ratio="358 / 84" />
      <div className={styles.links}>
        {Array.from('123456', (link) => (
          <Skeleton key={link} width="45%" />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
    </div>
  );
}
