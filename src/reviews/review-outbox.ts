import { type Outbox, openOutbox } from '#src/offline/outbox.ts';
import type { SendOutcome } from '#src/offline/outbox-queue.ts';
import { createOutboxStore } from '#src/offline/outbox-store.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import type { ApiContext } from '#src/session/call-api.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { isNewReview, type NewReview } from './new-review.ts';
import { pendingReviews } from './pending-reviews.ts';
import { sendReview } from './send-review.ts';

type ReviewListeners = {
  readonly onRefused: (review: NewReview) => void;
  /** The server has a review that had to wait. */
  readonly onStored: (review: NewReview) => void;
};

let current: Outbox<NewReview> | null = null;

/**
 * Opens the outbox of the viewer's reviews, which also sends those of earlier visits, until the viewer changes. A visitor
 * has none.
 */
export function openReviewOutbox(context: ApiContext, listeners: ReviewListeners): void {
  current?.close();
  current = null;
  const { session } = context;
  const viewer = session.viewer();
  if (isVisitor(viewer)) return;
  const outbox = openFor(viewer.id, context, listeners);
  current = outbox;
  const unsubscribe = session.subscribe(() => {
    if (session.viewer().id === viewer.id) return;
    unsubscribe();
    outbox.close();
    if (current === outbox) current = null;
  });
}

/** @returns whether it waits on this device now, and is sent as soon as that is possible */
export function enqueueReview(review: NewReview): boolean {
  void current?.enqueue(review.orderProductId, review);
  return current !== null;
}

function openFor(viewerId: string, context: ApiContext, { onRefused, onStored }: ReviewListeners) {
  return openOutbox({
    viewerId,
    name: 'reviews',
    store: createOutboxStore(viewerStore(viewerId, 'outbox'), isNewReview, 'reviews'),
    send: ({ content }) => send(viewerId, context, content),
    onChange: (writes) =>
      pendingReviews.set(writes.map(({ content, createdAt }) => ({ ...content, createdAt }))),
    onStored: async ({ content }) => onStored(content),
    onRefused,
    // The form says that a review waits, and the list shows it.
    onDelayed: () => {},
    onCaughtUp: () => {},
  });
}

async function send(viewerId: string, context: ApiContext, review: NewReview): Promise<SendOutcome> {
  await context.session.ensureFresh();
  // The viewer has changed: the review stays in the queue, if its database was not deleted.
  if (context.session.viewer().id !== viewerId) return 'unreachable';
  const outcome = await sendReview(context, review);
  switch (outcome.kind) {
    case 'ok':
      return 'stored';
    case 'unreachable':
      return 'unreachable';
    case 'unknown':
      return 'retry';
    case 'refused':
      return passing.has(outcome.code) ? 'retry' : 'failed';
  }
}

const passing: ReadonlySet<string> = new Set(['RATE_LIMITED', 'OVERLOADED', 'AUTH_REQUIRED', 'UPLOAD_LIMIT']);
