import { createStore } from '#src/shared/store.ts';
import { useStore } from '#src/ui/use-store.ts';

export type NetworkStatus = 'online' | 'offline';

/** Whether the shop's server can be reached, by the requests themselves: `navigator.onLine` does not tell. */
export const networkStatus = createStore<NetworkStatus>('online');

export function useNetworkStatus(): NetworkStatus {
  return useStore(networkStatus);
}

/** The server has responded, possibly with an error. */
export function markOnline(): void {
  networkStatus.set('online');
}

/** There was no response, or one that did not come from the server. */
export function markOffline(): void {
  networkStatus.set('offline');
}
