import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { deleteViewerDatabase } from './viewer-database.ts';

/** Deletes what this device has kept of a member; every tab does so, and the last one has the last word. Never rejects. */
export async function purgeViewerData(viewerId: string): Promise<void> {
  const purge: MessageToWorker = { type: 'PURGE' };
  // Absent in insecure contexts, whatever the types say.
  navigator.serviceWorker?.controller?.postMessage(purge);
  await deleteViewerDatabase(viewerId);
}
