import { Trans } from '@lingui/react/macro';
import type { PushSheet } from '#src/pwa/push-state.ts';
import styles from './push-sheet.module.css';

type Obstacle = Exclude<PushSheet['kind'], 'explain'>;

/** How to enable notifications in this browser. */
export function PushSteps({ kind }: { kind: Obstacle }) {
  switch (kind) {
    case 'denied':
      return (
        <ol className={styles.steps}>
          <li>
            <Trans>Tap the lock beside the address, or open the app’s settings.</Trans>
          </li>
          <li>
            <Trans>Set Notifications to “Allow”.</Trans>
          </li>
          <li>
            <Trans>Come back and tap the button again.</Trans>
          </li>
        </ol>
      );
    case 'install-first':
      return (
        <ol className={styles.steps}>
          <li>
            <Trans>Tap Share at the bottom of Safari.</Trans>
          </li>
          <li>
            <Trans>Choose “Add to Home Screen”.</Trans>
          </li>
          <li>
            <Trans>Open kkumim from there and tap the button again.</Trans>
          </li>
        </ol>
      );
    case 'unsupported':
      return (
        <p className={styles.text}>
          <Trans>Open kkumim in Chrome, Safari, Samsung Internet or Firefox to be notified.</Trans>
        </p>
      );
  }
}
