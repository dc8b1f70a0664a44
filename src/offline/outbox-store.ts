import { get, type UseStore, update } from 'idb-keyval';
import { type Queue, readQueue } from './outbox-queue.ts';

/** The stored queue, the same in all tabs. None of its methods rejects. */
export type OutboxStore<Content> = {
  read(): Promise<Queue<Content>>;
  /** Atomic over all tabs. @returns the queue after the change */
  change(transform: (queue: Queue<Content>) => Queue<Content>): Promise<Queue<Content>>;
};

/** Without IndexedDB the queue is in memory and lasts as long as the page. `key`: one for each queue of a store. */
export function createOutboxStore<Content>(
  store: UseStore,
  isContent: (content: unknown) => content is Content,
  key = 'queue',
): OutboxStore<Content> {
  let inMemory: Queue<Content> | null = null;
  return {
    async read() {
      if (inMemory) return inMemory;
      return readQueue(await get(key, store).catch(() => []), isContent);
    },
    async change(transform) {
      if (inMemory) {
        inMemory = transform(inMemory);
        return inMemory;
      }
      let changed: Queue<Content> = [];
      const transformStored = (stored: unknown) => {
        changed = transform(readQueue(stored, isContent));
        return changed;
      };
      try {
        await update(key, transformStored, store);
      } catch {
        inMemory = transform([]);
        return inMemory;
      }
      return changed;
    },
  };
}
