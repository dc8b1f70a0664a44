import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { useNetworkStatus } from '#src/offline/network-status.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './offline-strip.module.css';
import { whenAtRest } from './when-at-rest.ts';

/** A thin line under the header while the server is away. */
export function OfflineStrip() {
  const offline = useNetworkStatus() === 'offline';
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  return (
    <>
      {/* Always there: a screen reader only listens to a region it already knows. */}
      <div className={styles.place} role="status">
        <p className={styles.strip} hidden={!offline}>
          <Icon of={CloudOff} size={16} />
          <Trans>You’re offline. Showing saved pages.</Trans>
        </p>
        {wasOffline && !offline && (
          <p className="visually-hidden">
            <Trans>You’re back online.</Trans>
          </p>
        )}
      </div>
      <div className={styles.room} data-open={useRoom(offline)} />
    </>
  );
}

/**
 * The line lies on the page, so that nothing moves under a finger. The page makes room for it, or takes the room back,
 * when another one is opened or nobody is busy at its top.
 */
function useRoom(wanted: boolean): boolean {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const [room, setRoom] = useState({ page, isOpen: wanted });
  if (room.page !== page) setRoom({ page, isOpen: wanted });
  useEffect(() => {
    if (room.isOpen === wanted) return;
    return whenAtRest(() => setRoom(({ page }) => ({ page, isOpen: wanted })));
  }, [room.isOpen, wanted]);
  return room.isOpen;
}
