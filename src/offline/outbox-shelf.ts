import { get, type UseStore, update } from 'idb-keyval';
import { type Intents, readIntents } from './outbox-rules.ts';

const key = 'intents';

/** The list of what is to be sent, the same in all tabs. None of its ways rejects. */
export type OutboxShelf = {
  read(): Promise<Intents>;
  /** One change after the other, over all tabs. @returns the list after it */
  change(to: (intents: Intents) => Intents): Promise<Intents>;
};

/** Where the browser stores nothing, the list lasts as long as the page. */
export function outboxShelf(store: UseStore): OutboxShelf {
  let inMemory: Intents | null = null;
  return {
    async read() {
      if (inMemory) return inMemory;
      return readIntents(await get(key, store).catch(() => []));
    },
    async change(to) {
      if (inMemory) {
        inMemory = to(inMemory);
        return inMemory;
      }
      let changed: Intents = [];
      const rewrite = (stored: unknown) => {
        changed = to(readIntents(stored));
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
