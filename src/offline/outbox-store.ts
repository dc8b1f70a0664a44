import { get, type UseStore, update } from 'idb-keyval';
import { enqueue, type Queue, readQueue, remove, removeReplaced } from './outbox-queue.ts';

type Transform<Content> = (queue: Queue<Content>) => Queue<Content>;

/** `isStored`: it is on this device; otherwise it lasts as long as the page. */
type ChangedQueue<Content> = { readonly queue: Queue<Content>; readonly isStored: boolean };

/** The stored queue, the same in all tabs. */
export type OutboxStore<Content> = {
  /** Rejects while the storage cannot be read, because the queue is unknown then, unless there is one in memory. */
  read(): Promise<Queue<Content>>;
  /** Atomic over all tabs. Never rejects. */
  change(transform: Transform<Content>): Promise<ChangedQueue<Content>>;
};

/**
 * What IndexedDB does not store is in memory, until a later change is stored together with it. `key`: one for each queue of
 * a store.
 */
export function createOutboxStore<Content>(
  store: UseStore,
  isContent: (content: unknown) => content is Content,
  key = 'queue',
): OutboxStore<Content> {
  /** As it was read last. */
  let stored: Queue<Content> = [];
  // What differs from it in memory.
  let added: Queue<Content> = [];
  let removed: Queue<Content> = [];
  let latest: Promise<unknown> = Promise.resolve();

  const current = () =>
    added.reduce<Queue<Content>>(enqueue, removed.reduce<Queue<Content>>(removeReplaced, stored));
  const merge = (raw: unknown): Queue<Content> => {
    stored = readQueue(raw, isContent);
    return current();
  };

  async function apply(transform: Transform<Content>): Promise<ChangedQueue<Content>> {
    let queue: Queue<Content> = [];
    const transformStored = (raw: unknown) => {
      queue = transform(merge(raw));
      return queue;
    };
    try {
      await update(key, transformStored, store);
      stored = queue;
      added = [];
      removed = [];
      return { queue, isStored: true };
    } catch {
      const before = current();
      queue = transform(before);
      added = stored.reduce<Queue<Content>>(remove, queue);
      removed = [...removed, ...queue.reduce<Queue<Content>>(remove, before)];
      return { queue, isStored: false };
    }
  }

  return {
    read: () =>
      get(key, store).then(merge, (error) => {
        // What another tab has stored waits until it can be read.
        if (added.length > 0) return added;
        throw error;
      }),
    change(transform) {
      // One after the other, so that none overlooks what an earlier one has left in memory.
      const changed = latest.then(() => apply(transform));
      latest = changed;
      return changed;
    },
  };
}
