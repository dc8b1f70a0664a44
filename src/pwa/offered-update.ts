import { createStore } from '../ui/store.ts';

/** A newer version that waits until the shopper wants it. */
type Offer = { readonly accept: () => void };

export const offeredUpdate = createStore<Offer | null>(null);
