import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './custom-editor-page.module.css';
import bar from './editor-bar.module.css';

/** The editor's bar, stage and price, in their final size. */
export function CustomEditorSkeleton() {
  return (
    <PendingPage>
      <div className={styles.page}>
        <div className={bar.bar} />
        <div className={styles.work}>
          <div className={styles.frame}>
            <div className={styles.surface}>
              <div className={styles.pendingSides} />
              <Skeleton ratio="1" />
              <div className={styles.start} />
            </div>
          </div>
          <div className={styles.pendingPrice}>
            <Skeleton width="30%" />
          </div>
        </div>
      </div>
    </PendingPage>
  );
}
