import { get, type UseStore, update } from 'idb-keyval';
import { enqueue, type Queue, type QueuedWrite, readQueue } from '../outbox/outbox-queue.ts';
import { isReaction } from './reaction-schema.ts';
import type { Reaction } from './reactions.ts';

const key = 'acknowledged';

/** More than a shopper sets between two visits of a screen. */
const maxEntries = 300;

/** Records a reaction that the server has stored: results that were persisted before do not contain it. Never rejects. */
export async function recordAcknowledged(store: UseStore, write: QueuedWrite<Reaction>): Promise<void> {
  const acknowledged = { ...write, createdAt: Date.now() };
  const append = (stored: unknown) => enqueue(readQueue(stored, isReaction), acknowledged).slice(-maxEntries);
  await update<unknown>(key, append, store).catch(() => {});
}

/** The reactions that the server has stored since `since` (milliseconds since 1970). Never rejects. */
export async function acknowledgedSince(store: UseStore, since: number): Promise<Queue<Reaction>> {
  const stored = await get(key, store).catch(() => []);
  return readQueue(stored, isReaction).filter(({ createdAt }) => createdAt >= since);
}
