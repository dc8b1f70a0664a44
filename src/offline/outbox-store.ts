import { get, type UseStore, update } from 'idb-keyval';
import { type Reactions, readReactions } from './outbox-queue.ts';

const key = 'reactions';

/** The list of what is to be sent, the same in all tabs. None of its ways rejects. */
export type OutboxStore = {
  read(): Promise<Reactions>;
  /** One change after the other, over all tabs. @returns the list after it */
  change(to: (reactions: Reactions) => Reactions): Promise<Reactions>;
};

/** Where the browser stores nothing, the list lasts as long as the page. */
export function createOutboxStore(store: UseStore): OutboxStore {
  let inMemory: Reactions | null = null;
  return {
    async read() {
      if (inMemory) return inMemory;
      return readReactions(await get(key, store).catch(() => []));
    },
    async change(to) {
      if (inMemory) {
        inMemory = to(inMemory);
        return inMemory;
      }
      let changed: Reactions = [];
      const rewrite = (stored: unknown) => {
        changed = to(readReactions(stored));
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
