import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '#src/api/call-api.ts';
import { SafeLink } from '#src/components/page/safe-link.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { setTopicSubscription } from '#src/pwa/push-api.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import type { NamedTopicSubscription } from './push-page-data.ts';
import styles from './push-settings.module.css';

/** The artists and products that the member gets notifications about. */
export function TopicList({ topics }: { topics: readonly NamedTopicSubscription[] }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const { context } = useRouter().options;
  const [removed, setRemoved] = useState<ReadonlySet<string | null>>(new Set());
  const shown = topics.filter(({ target_id }) => target_id !== null && !removed.has(target_id));
  if (shown.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>Tap “Notify me” on an artist or “Restock alert” on a sold-out product.</Trans>
      </p>
    );
  }
  const remove = async ({ topic, target_id: targetId }: NamedTopicSubscription) => {
    if (topic === 'ORDER') return;
    const outcome = await setTopicSubscription(context, { topic, targetId }, false);
    if (outcome.kind === 'ok') setRemoved(new Set([...removed, targetId]));
    else showToast(messageOf(outcome) ?? t`An error has occurred. Please try again in a moment.`);
  };
  return (
    <ul>
      {shown.map((topic) => {
        const name = text(topic.name ?? t`No longer available`, topic.name_en);
        return (
          <li key={`${topic.topic} ${topic.target_id}`} className={styles.topic}>
            <SafeLink to={topic.path} className={styles.target}>
              <span className={styles.topic}>
                {topic.topic === 'ARTIST' ? <Trans>New graphics</Trans> : <Trans>Back in stock</Trans>}
              </span>
              {name}
            </SafeLink>
            <Button variant="quiet" size="small" onClick={() => void remove(topic)}>
              <Trans>Turn off</Trans>
              <span className="visually-hidden">{name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
