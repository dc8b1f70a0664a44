import { Trans } from '@lingui/react/macro';
import type { PushTopic } from '#src/pwa/push-state.ts';
import styles from './push-sheet.module.css';

/** What will come, how often, and how it ends. */
export function PushPromise({ topic }: { topic: PushTopic | null }) {
  return (
    <div className={styles.words}>
      <p>
        <What topic={topic} />
      </p>
      <p className={styles.note}>
        <Trans>No advertising without your consent. Switch it off at any time in My page.</Trans>
      </p>
    </div>
  );
}

function What({ topic }: { topic: PushTopic | null }) {
  switch (topic) {
    case 'ARTIST':
      return <Trans>One notification for each new graphic of this artist.</Trans>;
    case 'RESTOCK':
      return <Trans>One notification, once, when you can buy it again.</Trans>;
    case 'NOTICE':
    case 'EVENT':
    case null:
      return <Trans>Only the news you choose, on this device.</Trans>;
  }
}
