import { Fragment } from 'react';
import { PendingPage } from '#src/components/page/pending-page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './text-skeleton.module.css';

/** A form: labels, fields and the button that sends it. Only in the first answer of the server: nothing of it is loaded. */
export function FormSkeleton() {
  return (
    <PendingPage>
      <div className={styles.text}>
        {Array.from('123', (field) => (
          <Fragment key={field}>
            <Skeleton width="28%" />
            <Skeleton ratio="358 / 48" />
          </Fragment>
        ))}
        <Skeleton ratio="358 / 52" />
      </div>
    </PendingPage>
  );
}
