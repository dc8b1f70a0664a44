import { useSyncExternalStore } from 'react';
import type { Store } from '#src/shared/store.ts';

/** Server rendering uses the initial value. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
