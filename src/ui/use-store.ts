import { useSyncExternalStore } from 'react';
import type { Store } from '#src/shared/store.ts';

/** Where a page is made on the server only the initial value exists. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
