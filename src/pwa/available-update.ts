import { createStore } from '#src/shared/store.ts';

/** A newer version that waits until the shopper wants it. */
type Offer = { readonly accept: () => void };

export const availableUpdate = createStore<Offer | null>(null);
