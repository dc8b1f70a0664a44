import { type Caller, createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Log } from '#server/platform/log.ts';
import { createSwrCache } from './swr-cache.ts';

/** Resolves to null while the database does not respond in time. */
export type RowCache<Row> = (key: string, caller: Caller) => Promise<Row | 'not-found' | null>;

// Rows, and as many misses; 5,000 entries take about a megabyte.
const cacheOptions = { freshMs: 10_000, staleMs: 60_000, maxEntries: 5_000 };
const timeoutMs = 300;

// Four of the server's sixteen database connections, and two for one network.
const limitOptions = { maxRunning: 4, maxRunningPerKey: 2, maxQueued: 200, queueTimeoutMs: timeoutMs };

const asKey = (text: string): string | null => text;

/** The log names no keys: some are what a custom is shared by. */
export function createRowCaches(log: Pick<Log, 'warn'>) {
  const limit = createConcurrencyLimit(limitOptions);
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'page resolver: reading a row failed, skeleton sent');

  /** `readKey` returns null for what cannot be the key of a row. */
  return <Row>(find: (key: string) => Promise<Row | null>, readKey = asKey): RowCache<Row> => {
    const rows = createSwrCache<Row, Caller>(
      async (id, { key = '' }, signal) => {
        const found = await limit(() => find(id), { key, signal });
        return found.ok ? found.value : undefined;
      },
      { ...cacheOptions, onError },
    );
    return async (text, caller) => {
      const key = readKey(text);
      if (key === null) return 'not-found';
      const { signal } = caller;
      const row = await rows.get(key, { timeoutMs, caller, ...(signal && { signal }) });
      return row === undefined ? null : (row ?? 'not-found');
    };
  };
}
