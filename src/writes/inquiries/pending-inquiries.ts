import { createStore } from '#src/shared/store.ts';
import type { PendingCall } from '../outbox/call-outbox.ts';
import type { NewProductInquiry } from './product-inquiry.ts';

export type PendingInquiry = PendingCall<NewProductInquiry>;

/** The viewer's questions that wait on this device for the network, the oldest first. */
export const pendingInquiries = createStore<readonly PendingInquiry[]>([]);
