import { Trans } from '@lingui/react/macro';
import styles from './pending-mark.module.css';

/** A quiet mark in a button: what was pressed has not reached the shop yet. */
export function PendingMark() {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">
        <Trans>Waiting to be sent</Trans>
      </span>
    </span>
  );
}
