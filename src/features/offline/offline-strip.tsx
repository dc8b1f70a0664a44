import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './offline-strip.module.css';

/** A line of text under the header while the server cannot be reached. */
export function OfflineStrip() {
  const offline = useNetworkStatus() === 'offline';
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  return (
    <>
      {/* Always rendered: screen readers announce only changes in a region that they know. */}
      <div className={styles.anchor} role="status">
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
      <div className={styles.space} data-open={useSpace(offline)} />
    </>
  );
}

/**
 * The strip overlaps the page, so that nothing shifts under a finger. The page makes space for it, or removes the space,
 * with the next navigation or once nothing is pressed and the page is at its top.
 */
function useSpace(wanted: boolean): boolean {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const [space, setSpace] = useState({ path, isOpen: wanted });
  if (space.path !== path) setSpace({ path, isOpen: wanted });
  useEffect(() => {
    if (space.isOpen === wanted) return;
    return onceAtTop(() => setSpace(({ path }) => ({ path, isOpen: wanted })));
  }, [space.isOpen, wanted]);
  return space.isOpen;
}

/** Milliseconds after the last scroll or touch before the state is read; the next touch may follow closely. */
const settleMs = 400;

const activityEvents = ['scroll', 'pointerup', 'pointercancel'] as const;

/** Calls `listener` once the page is at its top and nothing is pressed. Returns the unsubscribe function. */
function onceAtTop(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (window.scrollY <= 0 && document.querySelector(':active') === null) listener();
  };
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(check, settleMs);
  };
  for (const event of activityEvents) window.addEventListener(event, restartTimer, { passive: true });
  restartTimer();
  return () => {
    clearTimeout(timer);
    for (const event of activityEvents) window.removeEventListener(event, restartTimer);
  };
}
