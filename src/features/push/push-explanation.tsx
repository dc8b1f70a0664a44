import { Trans } from '@lingui/react/macro';
import type { PushTopic } from '#src/pwa/push-state.ts';
import styles from './push-sheet.module.css';

/** Says what the shopper will be notified of, how often, and how to turn it off. */
export function PushExplanation({ topic }: { topic: PushTopic | null }) {
  return (
    <div className={styles.text}>
      <p>
        <TopicText topic={topic} />
      </p>
      <p className={styles.note}>
        <Trans>No ads without your consent. Turn them off anytime on My page.</Trans>
      </p>
    </div>
  );
}

function TopicText({ topic }: { topic: PushTopic | null }) {
  switch (topic) {
    case 'ARTIST':
      return <Trans>One notification for each new graphic by this artist.</Trans>;
    case 'RESTOCK':
      return <Trans>One notification when it’s back in stock.</Trans>;
    case 'NOTICE':
    case 'EVENT':
    case null:
      return <Trans>Only the news you choose, on this device.</Trans>;
  }
}
