import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { useConnection } from '#src/offline/connection.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './offline-strip.module.css';

/**
 * A thin line under the header while the server is away. It lies on the page that is open, so that nothing moves under
 * a finger; pages opened after it begin below it.
 */
export function OfflineStrip() {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const offline = useConnection() === 'offline';
  const [opened, setOpened] = useState({ page, offline });
  const [wasOffline, setWasOffline] = useState(offline);
  if (opened.page !== page) setOpened({ page, offline });
  if (offline && !wasOffline) setWasOffline(true);
  return (
    <>
      {/* Always there: a screen reader only listens to a region it already knows. */}
      <div className={styles.place} role="status">
        <p className={styles.strip} hidden={!offline}>
          <Icon of={CloudOff} size={16} />
          <Trans>You are offline. We are showing saved pages.</Trans>
        </p>
        {wasOffline && !offline && (
          <p className="visually-hidden">
            <Trans>You are online again.</Trans>
          </p>
        )}
      </div>
      {opened.offline && <div className={styles.room} />}
    </>
  );
}
