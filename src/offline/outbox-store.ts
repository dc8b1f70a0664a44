import { get, type UseStore, update } from 'idb-keyval';
import { type Queue, readQueue } from './outbox-queue.ts';

const key = 'queue';

/** The stored queue, the same in all tabs. None of its methods rejects. */
export type OutboxStore<Content> = {
  read(): Promise<Queue<Content>>;
  /** Changes are made one after the other, over all tabs. @returns the queue after the change */
  change(to: (queue: Queue<Content>) => Queue<Content>): Promise<Queue<Content>>;
};

/** Where the browser stores nothing, the queue lasts as long as the page. */
export function createOutboxStore<Content>(
  store: UseStore,
  isContent: (content: unknown) => content is Content,
): OutboxStore<Content> {
  let inMemory: Queue<Content> | null = null;
  return {
    async read() {
      if (inMemory) return inMemory;
      return readQueue(await get(key, store).catch(() => []), isContent);
    },
    async change(to) {
      if (inMemory) {
        inMemory = to(inMemory);
        return inMemory;
      }
      let changed: Queue<Content> = [];
      const rewrite = (stored: unknown) => {
        changed = to(readQueue(stored, isContent));
        return changed;
      };
      try {
        await update(key, rewrite, store);
      } catch {
        inMemory = to([]);
        return inMemory;
      }
      return changed;
    },
  };
}
