import { Trans } from '@lingui/react/macro';
import styles from './pending-mark.module.css';

/** A small mark in a button whose action is still waiting in the outbox. */
export function PendingMark() {
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">
        <Trans>Waiting to be sent</Trans>
      </span>
    </span>
  );
}
