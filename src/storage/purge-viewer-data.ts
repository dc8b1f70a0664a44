import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { serviceWorkers } from './browser-access.ts';
import { purgeViewerDatabase } from './viewer-database.ts';

/** Deletes a member's data and all cached images from this device. Every tab calls it, because each may still write. Never rejects. */
export async function purgeViewerData(viewerId: string): Promise<void> {
  const purge: MessageToWorker = { type: 'PURGE' };
  serviceWorkers()?.controller?.postMessage(purge);
  await purgeViewerDatabase(viewerId);
}
