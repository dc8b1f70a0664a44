import { get, type UseStore, update } from 'idb-keyval';
import { enqueue, type Queue, type QueuedWrite, readQueue, remove, removeReplaced } from './outbox-queue.ts';

type Transform<Content> = (queue: Queue<Content>) => Queue<Content>;

/** `isStored`: it is on this device; otherwise it lasts as long as the page. */
type ChangedQueue<Content> = { readonly queue: Queue<Content>; readonly isStored: boolean };

/** The stored queue, the same in all tabs. */
export type OutboxStore<Content> = {
  /** Rejects while the storage cannot be read, because the queue is unknown then, unless this page has written to it. */
  read(): Promise<Queue<Content>>;
  /** Atomic over all tabs. Never rejects. */
  change(transform: Transform<Content>): Promise<ChangedQueue<Content>>;
  /** Another tab has sent this write, or one that replaced it. */
  forget(write: QueuedWrite<Content>): void;
};

/**
 * A change that IndexedDB does not store stays in memory, until a later change is stored together with it. `key`: one for each queue of
 * a store.
 */
export function createOutboxStore<Content>(
  store: UseStore,
  isContent: (content: unknown) => content is Content,
  key = 'queue',
): OutboxStore<Content> {
  /** As it was read last. */
  let stored: Queue<Content> = [];
  // The differences from it in memory.
  let added: Queue<Content> = [];
  let removed: Queue<Content> = [];
  /** The writes that this page has stored: they are sent even if the storage cannot be read any more. */
  let own: Queue<Content> = [];
  let latest: Promise<unknown> = Promise.resolve();

  const withChanges = (queue: Queue<Content>) =>
    added.reduce<Queue<Content>>(enqueue, removed.reduce<Queue<Content>>(removeReplaced, queue));
  const current = () => withChanges(stored);
  const merge = (raw: unknown): Queue<Content> => {
    stored = readQueue(raw, isContent);
    return current();
  };

  async function apply(transform: Transform<Content>): Promise<ChangedQueue<Content>> {
    let queue: Queue<Content> = [];
    let isTooLate = false;
    let others: Queue<Content> = [];
    const transformStored = (raw: unknown) => {
      // It is in memory meanwhile.
      if (isTooLate) throw new Error('too late');
      queue = transform(merge(raw));
      others = own.reduce<Queue<Content>>(remove, stored);
      return queue;
    };
    try {
      await update(key, transformStored, store);
      stored = queue;
      own = others.reduce<Queue<Content>>(remove, queue);
      added = [];
      removed = [];
      return { queue, isStored: true };
    } catch {
      isTooLate = true;
      const before = current();
      queue = transform(before);
      own = own.filter(({ id }) => queue.some((write) => write.id === id));
      added = stored.reduce<Queue<Content>>(remove, queue);
      removed = [...removed, ...queue.reduce<Queue<Content>>(remove, before)];
      return { queue, isStored: false };
    }
  }

  return {
    read: () =>
      get(key, store).then(merge, (error) => {
        // The writes of other tabs wait until they can be read.
        const known = withChanges(own);
        if (known.length > 0) return known;
        throw error;
      }),
    forget(write) {
      own = removeReplaced(own, write);
    },
    change(transform) {
      // One after the other, so that none overlooks what an earlier one has left in memory.
      const changed = latest.then(() => apply(transform));
      latest = changed;
      return changed;
    },
  };
}
