import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#server/platform/concurrency/single-flight.ts';

type CacheOptions = {
  /** A value younger than this is returned as it is. */
  readonly freshMs: number;
  /** A value younger than this is returned while it is revalidated in the background. */
  readonly staleMs: number;
  /** Beyond that the least recently used entry is evicted. Keys without a value have as many entries of their own. */
  readonly maxEntries: number;
  /** Told why a value could not be loaded, which is not tried again while a value would be fresh. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
};

/** Undefined: it could not be loaded. */
type Entry<Value> = { readonly value: Value | null | undefined; readonly loadedAt: number };

type GetOptions<Caller> = {
  readonly timeoutMs: number;
  /** Passed to `load`. */
  readonly caller: Caller;
  /** Aborted when the caller has disconnected. */
  readonly signal?: AbortSignal;
};

/**
 * Loads the value of a key. Null: there is none, which is cached. Undefined: not now, which is not cached. The signal is
 * aborted when no caller is waiting any more.
 */
type Load<Value, Caller> = (
  key: string,
  caller: Caller,
  signal: AbortSignal,
) => Promise<Value | null | undefined>;

export type SwrCache<Value, Caller> = {
  /** Null when there is no value; undefined when that is not known in time. Never rejects. */
  get(key: string, options: GetOptions<Caller>): Promise<Value | null | undefined>;
};

/** A stale-while-revalidate cache. Concurrent callers of one key share one load. */
export function createSwrCache<Value, Caller = undefined>(
  load: Load<Value, Caller>,
  { freshMs, staleMs, maxEntries, onError, now = Date.now }: CacheOptions,
): SwrCache<Value, Caller> {
  const entries = new LRUCache<string, Entry<Value>>({ max: maxEntries });
  // A visitor who asks for many keys that do not exist evicts no value.
  const absent = new LRUCache<string, Entry<Value>>({ max: maxEntries });
  const share = createSingleFlight<Value | null | undefined>();

  return {
    async get(key, { timeoutMs, caller, signal }) {
      const entry = entries.get(key) ?? absent.get(key);
      const age = entry ? now() - entry.loadedAt : Number.POSITIVE_INFINITY;
      if (entry && age < freshMs) return entry.value;
      const revalidate = (allLeft: AbortSignal) => loadEntry(key, caller, allLeft);
      if (!entry?.value || age >= staleMs)
        return await withTimeout(share(key, revalidate, signal), timeoutMs);
      void share(key, revalidate);
      return entry.value;
    },
  };

  async function loadEntry(
    key: string,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Value | null | undefined> {
    let value: Value | null | undefined;
    try {
      value = await load(key, caller, signal);
      // A refused load is not stored: a client that exceeds its limits evicts nothing.
      if (value === undefined) return undefined;
    } catch (error) {
      onError(error);
    }
    for (const each of [entries, absent]) each.delete(key);
    const stored = value === null || value === undefined ? absent : entries;
    stored.set(key, { value, loadedAt: now() });
    return value;
  }
}

async function withTimeout<Value>(loading: Promise<Value>, timeoutMs: number): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
