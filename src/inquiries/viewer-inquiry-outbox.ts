import type { Outbox } from '#src/offline/outbox.ts';
import type { ApiContext } from '#src/session/call-api.ts';
import { isVisitor } from '#src/session/viewer.ts';
import type { InquiryListeners } from './inquiry-outbox.ts';
import type { NewProductInquiry } from './product-inquiry.ts';

let current: Promise<Outbox<NewProductInquiry>> | null = null;

/** Opens the viewer's outbox, which also sends the questions of earlier visits. A visitor has none. */
export function openViewerInquiryOutbox(context: ApiContext, listeners: InquiryListeners): void {
  closeViewerInquiryOutbox();
  const viewer = context.session.viewer();
  if (isVisitor(viewer)) return;
  const opening = import('./inquiry-outbox.ts').then(({ openInquiryOutbox }) =>
    openInquiryOutbox(viewer.id, context, listeners),
  );
  // Without its code nothing waits; the form says so when a question cannot be sent.
  opening.catch(() => {});
  current = opening;
}

/** Questions that were not sent stay stored. */
export function closeViewerInquiryOutbox(): void {
  void current?.then(
    (outbox) => outbox.close(),
    () => {},
  );
  current = null;
}

/** @returns whether it waits on this device now, and is sent as soon as that is possible */
export async function enqueueInquiry(inquiry: NewProductInquiry): Promise<boolean> {
  const outbox = await current?.catch(() => null);
  if (!outbox) return false;
  void outbox.enqueue(inquiry.id, inquiry);
  return true;
}
