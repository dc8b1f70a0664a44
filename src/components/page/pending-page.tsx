import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './pending-page.module.css';

let mounted = 0;

/** Is a skeleton shown in place of a page? */
export const isPagePending = (): boolean => mounted > 0;

/** A page that is loading, with its skeleton if there is one. Fills the screen, so that the footer is below it. */
export function PendingPage({ children }: { children?: ReactNode }) {
  return (
    <div ref={onMount} className={styles.page} aria-busy="true">
      {children}
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
    </div>
  );
}

/** The next page starts at its top, however far the page before it was scrolled. */
function onMount(): () => void {
  mounted += 1;
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    mounted -= 1;
  };
}
