import { createConcurrencyLimit } from '#server/concurrency/concurrency-limit.ts';
import type { Log } from '#server/log.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { createSwrCache } from './swr-cache.ts';

/** Resolves to null while the database does not respond in time. */
export type RowCache<Row> = (key: string) => Promise<Row | 'not-found' | null>;

// Rows and misses; 5,000 entries take about a megabyte.
const cacheOptions = { freshMs: 10_000, staleMs: 60_000, maxEntries: 5_000 };
const getOptions = { timeoutMs: 300, caller: undefined };

// Two of the server's sixteen database connections.
const limit = createConcurrencyLimit({ maxRunning: 2, maxQueued: 200, queueTimeoutMs: 300 });

export const readUuid = (text: string) => uuidOf(text) ?? null;

/** The log names no keys: some are what a custom is shared by. */
export function createRowCaches(log: Pick<Log, 'warn'>) {
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'page resolver: reading a row failed, skeleton sent');

  /** `readKey` returns null for what cannot be the key of a row. */
  return <Row>(find: (key: string) => Promise<Row | null>, readKey = readUuid): RowCache<Row> => {
    const rows = createSwrCache<Row | 'not-found'>(
      async (id) => {
        const found = await limit(async () => (await find(id)) ?? ('not-found' as const));
        return found.ok ? found.value : undefined;
      },
      { ...cacheOptions, onError },
    );
    return async (text: string) => {
      const key = readKey(text);
      return key === null ? ('not-found' as const) : await rows.get(key, getOptions);
    };
  };
}
