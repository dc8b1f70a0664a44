import { viewerStore } from '#src/storage/viewer-database.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { isCustomWrite } from './custom-write.ts';

/** The stored customs of a member that the server has not acknowledged. */
export const customQueue = (viewerId: string) =>
  createOutboxStore(viewerStore(viewerId, 'outbox'), isCustomWrite, 'customs');

/** Never rejects. */
export async function hasQueuedCustoms(viewerId: string): Promise<boolean> {
  const queue = await customQueue(viewerId)
    .read()
    .catch(() => []);
  return queue.length > 0;
}
