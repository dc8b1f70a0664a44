import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './update-bar.module.css';

type UpdateBarProps = { onApply: () => void; onDismiss: () => void };

/** Stays until the shopper chooses; "Later" only hides it. */
export function UpdateBar({ onApply, onDismiss }: UpdateBarProps) {
  const { t } = useLingui();
  const [isApplying, setIsApplying] = useState(false);
  const apply = () => {
    setIsApplying(true);
    onApply();
  };
  return (
    <section className={styles.bar} aria-label={t`New version`}>
      <p className={styles.message}>
        <Trans>A new version is ready</Trans>
      </p>
      <Button variant="quiet" size="small" onClick={onDismiss}>
        <Trans>Later</Trans>
      </Button>
      <Button variant="outline" size="small" busy={isApplying} onClick={apply}>
        <Trans>Reload</Trans>
      </Button>
    </section>
  );
}
