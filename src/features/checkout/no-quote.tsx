import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import styles from './checkout-page.module.css';

/** In place of everything that a quote says. */
export function NoQuote({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <div className={styles.blocked} role="alert">
      <p>{problem}</p>
      <Button variant="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
