import { type Outbox, openOutbox } from '#src/offline/outbox.ts';
import type { Refusal, SendOutcome } from '#src/offline/outbox-queue.ts';
import { createOutboxStore } from '#src/offline/outbox-store.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import { type ApiContext, callApi } from '#src/session/call-api.ts';
import { pendingInquiries } from './pending-inquiries.ts';
import { isNewProductInquiry, type NewProductInquiry } from './product-inquiry.ts';

export type InquiryListeners = {
  readonly onRefused: (inquiry: NewProductInquiry, refusal: Refusal) => void;
  /** The server has a question that had to wait. */
  readonly onStored: () => void;
};

/** The questions of a member that could not be sent when they were written. */
export function openInquiryOutbox(
  viewerId: string,
  context: ApiContext,
  { onRefused, onStored }: InquiryListeners,
): Outbox<NewProductInquiry> {
  return openOutbox({
    viewerId,
    name: 'inquiries',
    store: createOutboxStore(viewerStore(viewerId, 'inquiries'), isNewProductInquiry),
    send: ({ content }) => sendInquiry(viewerId, context, content),
    onChange: (writes) =>
      pendingInquiries.set(writes.map(({ content, createdAt }) => ({ ...content, createdAt }))),
    onStored: async () => onStored(),
    onRefused,
    // The form says that a question waits, and the list shows it.
    onDelayed: () => {},
    onCaughtUp: () => {},
  });
}

async function sendInquiry(
  viewerId: string,
  context: ApiContext,
  { productId, ...body }: NewProductInquiry,
): Promise<SendOutcome> {
  await context.session.ensureFresh();
  // The viewer has changed: the question stays in the queue, if its database was not deleted.
  if (context.session.viewer().id !== viewerId) return 'unreachable';
  const outcome = await callApi(context, 'POST /products/:id/inquiries', { params: { id: productId }, body });
  switch (outcome.kind) {
    case 'ok':
      return 'stored';
    case 'unreachable':
      return 'unreachable';
    case 'unknown':
      return 'retry';
    case 'refused':
      return refusalOf(outcome.code);
  }
}

function refusalOf(code: string): SendOutcome {
  if (code === 'RATE_LIMITED' || code === 'OVERLOADED' || code === 'AUTH_REQUIRED') return 'retry';
  return code === 'NOT_FOUND' ? 'gone' : 'failed';
}
