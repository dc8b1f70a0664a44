import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { describeDevice } from './describe-device.ts';
import { Fact } from './fact.tsx';
import type { MemberSession } from './profile-data.ts';
import styles from './profile-page.module.css';

const shownAtFirst = 5;

type SessionListProps = { sessions: readonly MemberSession[]; onEnded: () => void };

/** The browsers in which the member is signed in, each with the way to end it. */
export function SessionList({ sessions, onEnded }: SessionListProps) {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  /** The id of the session that is being ended; `others`: all but this one. */
  const [ending, setEnding] = useState<string | null>(null);

  const end = async (id: string | null) => {
    if (ending) return;
    setEnding(id ?? 'others');
    const outcome = id
      ? await callApi(context, 'DELETE /me/sessions/:id', { params: { id } })
      : await callApi(context, 'DELETE /me/sessions');
    setEnding(null);
    // One that is not there any more is ended.
    const isEnded = outcome.kind === 'ok' || (outcome.kind === 'refused' && outcome.code === 'NOT_FOUND');
    if (!isEnded) return showToast(describe(outcome));
    showToast(t`Logged out there.`);
    onEnded();
  };
  const hasOthers = sessions.some((session) => !session.is_current);
  const entry = ({ id, user_agent, used_at, is_current }: MemberSession) => {
    const day = formatDay(used_at);
    const device = describeDevice(user_agent) ?? t`Unknown device`;
    return (
      <li key={id}>
        <Fact
          name={device}
          value={is_current ? <Trans>This device</Trans> : <Trans>Last used {day}</Trans>}
          action={
            !is_current && (
              <Button
                variant="outline"
                size="small"
                aria-label={t`Log out on ${device}`}
                busy={ending === id}
                onClick={() => void end(id)}
              >
                <Trans>Log out</Trans>
              </Button>
            )
          }
        />
      </li>
    );
  };
  const older = sessions.slice(shownAtFirst);
  return (
    <>
      <ul className={styles.facts}>{sessions.slice(0, shownAtFirst).map(entry)}</ul>
      {older.length > 0 && (
        <details>
          <summary className={styles.link}>
            <Trans>Show more</Trans>
          </summary>
          <ul className={styles.facts}>{older.map(entry)}</ul>
        </details>
      )}
      {hasOthers && (
        <Button variant="outline" wide busy={ending === 'others'} onClick={() => void end(null)}>
          <Trans>Log out on other devices</Trans>
        </Button>
      )}
    </>
  );
}
