import { get, type UseStore, update } from 'idb-keyval';
import type { Reaction } from '#src/graphql/reactions.ts';
import { enqueue, type Reactions, readReactions } from './outbox-queue.ts';

const key = 'settled';

/** As many as a shopper may enqueue between two visits of one screen. */
const most = 300;

/** Notes what the server has stored: screens kept before that do not know it. Never rejects. */
export async function recordAcknowledged(store: UseStore, reaction: Reaction): Promise<void> {
  const settled = { ...reaction, createdAt: Date.now() };
  await update<unknown>(key, (stored) => enqueue(readReactions(stored), settled).slice(-most), store).catch(
    () => {},
  );
}

/** Hearts stored by the server after `since`, milliseconds. Never rejects. */
export async function acknowledgedSince(store: UseStore, since: number): Promise<Reactions> {
  const stored = await get(key, store).catch(() => []);
  return readReactions(stored).filter(({ createdAt }) => createdAt >= since);
}
