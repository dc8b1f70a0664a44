import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './text-skeleton.module.css';

const lines = ['96%', '88%', '92%', '60%', '94%', '90%', '97%', '42%'];

/** A page to read: a title and paragraphs. */
export function TextSkeleton() {
  return (
    <PendingPage>
      <div className={styles.text}>
        <Skeleton width="40%" />
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </PendingPage>
  );
}
