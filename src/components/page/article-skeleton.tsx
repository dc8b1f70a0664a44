import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './article.module.css';
import { PendingPage } from './pending-page.tsx';

/** `ratio`: CSS `aspect-ratio` of the pictures. */
export function ArticleListSkeleton({ ratio }: { ratio: string }) {
  return (
    <PendingPage>
      <div className={styles.page}>
        {Array.from('12', (key) => (
          <div key={key} className={styles.section}>
            <Skeleton ratio={ratio} />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </PendingPage>
  );
}

export function ArticleSkeleton({ ratio }: { ratio: string }) {
  return (
    <PendingPage>
      <Skeleton ratio={ratio} />
      <div className={styles.texts}>
        <Skeleton width="32%" />
        <Skeleton width="80%" />
        <Skeleton width="56%" />
      </div>
    </PendingPage>
  );
}
