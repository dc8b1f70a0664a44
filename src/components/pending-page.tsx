import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { beginAtTop } from '#src/ui/pending-pages.ts';
import styles from './pending-page.module.css';

/** A page that is on its way, with its skeleton as far as one is there. Fills the screen: the footer lies below it. */
export function PendingPage({ children }: { children?: ReactNode }) {
  return (
    <div ref={beginAtTop} className={styles.page} aria-busy="true">
      {children}
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
    </div>
  );
}
