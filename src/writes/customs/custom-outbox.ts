import { createViewerOutbox, type ViewerOutboxOptions } from '../outbox/viewer-outbox.ts';
import type { CustomWrite } from './custom-write.ts';

const outbox = createViewerOutbox<CustomWrite, ViewerOutboxOptions<CustomWrite>>(async () => {
  const { openCustomOutbox } = await import('./send-custom.ts');
  return openCustomOutbox;
});

/** Opens the member's outbox of customs, which also sends those of earlier visits. */
export const openViewerCustomOutbox = outbox.open;

/** Customs that were not sent stay stored. */
export const closeViewerCustomOutbox = outbox.close;

/** Stores a custom on this device and sends it as soon as that is possible. Never rejects. */
export const saveCustomWrite = (custom: CustomWrite): Promise<unknown> =>
  outbox.enqueue(custom.customId, custom);
