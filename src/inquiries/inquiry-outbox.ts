import { type Outbox, openOutbox } from '#src/offline/outbox.ts';
import type { Refusal, SendOutcome } from '#src/offline/outbox-queue.ts';
import { createOutboxStore } from '#src/offline/outbox-store.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import { type ApiContext, callApi } from '#src/session/call-api.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { pendingInquiries } from './pending-inquiries.ts';
import { isNewProductInquiry, type NewProductInquiry } from './product-inquiry.ts';

type InquiryListeners = {
  readonly onRefused: (inquiry: NewProductInquiry, refusal: Refusal) => void;
  /** The server has a question that had to wait. */
  readonly onStored: () => void;
};

let current: Outbox<NewProductInquiry> | null = null;

/**
 * Opens the outbox of the viewer's questions, which also sends those of earlier visits, until the viewer changes. A visitor
 * has none.
 */
export function openInquiryOutbox(context: ApiContext, listeners: InquiryListeners): void {
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
export function enqueueInquiry(inquiry: NewProductInquiry): boolean {
  void current?.enqueue(inquiry.id, inquiry);
  return current !== null;
}

function openFor(viewerId: string, context: ApiContext, { onRefused, onStored }: InquiryListeners) {
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
