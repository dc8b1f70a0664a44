import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { declineInstall, installApp } from '#src/pwa/install.ts';
import { useInstallMethod } from '#src/pwa/install-method.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './install-card.module.css';

/** The install prompt: a card at the bottom of the screen that takes no focus. */
export function InstallCard() {
  const title = useId();
  const isManual = useInstallMethod() === 'share';
  return (
    <section className={styles.card} aria-labelledby={title}>
      <img className={styles.icon} src="/icons/icon-192.png" alt="" width="48" height="48" />
      <div>
        <h2 id={title} className={styles.title}>
          <Trans>Add kkumim to your home screen</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>One tap to open, even on the subway.</Trans>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" onClick={() => void declineInstall()}>
          <Trans>Not now</Trans>
        </Button>
        <Button variant="outline" size="small" onClick={() => void installApp()}>
          {isManual ? <Trans>Show me how</Trans> : <Trans>Install</Trans>}
        </Button>
      </div>
    </section>
  );
}
