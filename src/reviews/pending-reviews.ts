import type { PendingCall } from '#src/offline/call-outbox.ts';
import { createStore } from '#src/shared/store.ts';
import type { NewReview } from './new-review.ts';

export type PendingReview = PendingCall<NewReview>;

/** The viewer's reviews that wait on this device for the network, the oldest first. */
export const pendingReviews = createStore<readonly PendingReview[]>([]);
