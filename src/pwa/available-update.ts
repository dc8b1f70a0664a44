import { createStore } from '#src/shared/store.ts';

/** A newer version that is activated when the shopper accepts it. */
type AvailableUpdate = { readonly apply: () => void };

export const availableUpdate = createStore<AvailableUpdate | null>(null);
