import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { SafeLink } from '#src/components/page/safe-link.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { showBadge } from '#src/pwa/badge.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { BellDrawing } from './bell-drawing.tsx';
import styles from './push-inbox.module.css';
import type { Inbox } from './push-page-data.ts';

/** The notifications, newest first. An opened one is marked as read. */
export function PushInbox({ inbox: loaded }: { inbox: Inbox }) {
  const formatDay = useFormatDay();
  const text = useLocaleText();
  const { context } = useRouter().options;
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const { notifications } = loaded;
  const isUnread = ({ id, read_at }: Inbox['notifications'][number]) => read_at === null && !read.has(id);
  if (notifications.length === 0) return <EmptyInbox />;

  const markRead = async (ids: readonly string[]) => {
    setRead(new Set([...read, ...ids]));
    const outcome = await callApi(context, 'POST /notifications/read', { body: { ids }, keepalive: true });
    if (outcome.kind === 'ok') await showBadge(outcome.body.unread);
  };
  const unread = notifications.filter(isUnread).map(({ id }) => id);

  return (
    <div className={styles.inbox}>
      {unread.length > 0 && (
        <div className={styles.all}>
          <Button variant="quiet" size="small" onClick={() => void markRead(unread)}>
            <Trans>Mark all as read</Trans>
          </Button>
        </div>
      )}
      <ul>
        {notifications.map((entry) => (
          <li key={entry.id}>
            <SafeLink to={entry.path} className={styles.entry} onClick={() => void markRead([entry.id])}>
              <strong className={styles.title} data-unread={isUnread(entry)}>
                {isUnread(entry) && (
                  <span className="visually-hidden">
                    <Trans>Unread</Trans>
                  </span>
                )}
                {text(entry.title, entry.title_en)}
              </strong>
              <span className={styles.body}>{text(entry.body, entry.body_en)}</span>
              <time className={styles.day} dateTime={entry.created_at}>
                {formatDay(entry.created_at)}
              </time>
            </SafeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmptyInbox() {
  return (
    <EmptyState drawing={<BellDrawing isMuted={false} />} title={<Trans>No notifications yet</Trans>}>
      <Trans>Tap “Notify me” on an artist or “Restock alert” on a sold-out product.</Trans>
    </EmptyState>
  );
}
