import { createStore } from '#src/shared/store.ts';
import { useStore } from '#src/ui/use-store.ts';

export type NetworkStatus = 'online' | 'offline';

/** Can the shop's server be reached? What the calls themselves found out; the browser alone does not know. */
export const networkStatus = createStore<NetworkStatus>('online');

export function useNetworkStatus(): NetworkStatus {
  return useStore(networkStatus);
}

/** The server has answered, be it with a refusal. */
export function markOnline(): void {
  networkStatus.set('online');
}

/** Nobody answered, or somebody in between did in the server's place. */
export function markOffline(): void {
  networkStatus.set('offline');
}
