import { createStore } from '#src/shared/store.ts';
import type { PendingCall } from '../outbox/call-outbox.ts';
import type { NewReview } from './new-review.ts';

export type PendingReview = PendingCall<NewReview>;

/** The viewer's reviews that wait on this device for the network, the oldest first. */
export const pendingReviews = createStore<readonly PendingReview[]>([]);
