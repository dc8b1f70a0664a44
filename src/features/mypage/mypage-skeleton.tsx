import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './mypage-skeleton.module.css';

export function MypageSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <div className={styles.identity}>
          <Skeleton ratio="1" />
          <Skeleton width="60%" />
        </div>
        <Skeleton ratio="358 / 84" />
        <div className={styles.links}>
          {Array.from('123456', (link) => (
            <Skeleton key={link} width="45%" />
          ))}
        </div>
      </div>
    </PendingPage>
  );
}
