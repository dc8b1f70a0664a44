import { useLingui } from '@lingui/react/macro';
import { networkStatus } from '#src/offline/network-status.ts';
import { showToast } from '#src/ui/toasts.ts';

/** For what needs the network: `true` while there is one; otherwise it says that this has to wait. */
export function useOnlineCheck(): () => boolean {
  const { t } = useLingui();
  return () => {
    const online = networkStatus.get() === 'online';
    if (!online) showToast(t`You can do this once you’re online.`);
    return online;
  };
}
