import { useLingui } from '@lingui/react/macro';
import { showToast } from '#src/ui/toasts.ts';
import { networkStatus } from './network-status.ts';

/** For actions that need the network. The returned function shows a message and returns `false` while offline. */
export function useOnlineCheck(): () => boolean {
  const { t } = useLingui();
  return () => {
    const isOnline = networkStatus.get() === 'online';
    if (!isOnline) showToast(t`You can do this once you’re online.`);
    return isOnline;
  };
}
