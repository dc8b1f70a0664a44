import { viewerStore } from '#src/storage/viewer-database.ts';
import { createCallOutbox } from '../outbox/call-outbox.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { isNewReview, type NewReview } from './new-review.ts';
import { pendingReviews } from './pending-reviews.ts';
import { sendReview } from './send-review.ts';

const outbox = createCallOutbox<NewReview>({
  name: 'reviews',
  store: (viewerId) => createOutboxStore(viewerStore(viewerId, 'outbox'), isNewReview, 'reviews'),
  pending: pendingReviews,
  keyOf: ({ orderProductId }) => orderProductId,
  send: sendReview,
  passing: ['UPLOAD_LIMIT'],
});

/** Opens the outbox of the viewer's reviews. */
export const openReviewOutbox = outbox.open;

/** @returns where it waits until it can be sent; `null` if it cannot wait */
export const enqueueReview = outbox.enqueue;
