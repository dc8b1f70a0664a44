import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './update-bar.module.css';

type UpdateBarProps = { onAccept: () => void; onLater: () => void };

/** Hurries nobody: it stays until it is answered, and nothing is lost with "Later". */
export function UpdateBar({ onAccept, onLater }: UpdateBarProps) {
  const { t } = useLingui();
  const [accepted, setAccepted] = useState(false);
  const accept = () => {
    setAccepted(true);
    onAccept();
  };
  return (
    <section className={styles.bar} aria-label={t`New version`}>
      <p className={styles.message}>
        <Trans>A new version is ready</Trans>
      </p>
      <Button variant="quiet" size="small" onClick={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button variant="outline" size="small" busy={accepted} onClick={accept}>
        <Trans>Reload</Trans>
      </Button>
    </section>
  );
}
