import { callApi } from '#src/api/call-api.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { createCallOutbox } from '../outbox/call-outbox.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { pendingInquiries } from './pending-inquiries.ts';
import { isNewProductInquiry, type NewProductInquiry } from './product-inquiry.ts';

const outbox = createCallOutbox<NewProductInquiry>({
  name: 'inquiries',
  store: (viewerId) => createOutboxStore(viewerStore(viewerId, 'inquiries'), isNewProductInquiry),
  pending: pendingInquiries,
  keyOf: ({ id }) => id,
  send: (context, { productId, ...body }) =>
    callApi(context, 'POST /products/:id/inquiries', { params: { id: productId }, body }),
});

/** Opens the outbox of the viewer's questions. */
export const openInquiryOutbox = outbox.open;

/** @returns where it waits until it can be sent; `null` if it cannot wait */
export const enqueueInquiry = outbox.enqueue;
