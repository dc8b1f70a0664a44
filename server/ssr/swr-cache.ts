import { createSingleFlight } from '#server/concurrency/single-flight.ts';

type CacheOptions = {
  /** A value younger than this is returned as it is. */
  readonly freshMs: number;
  /** A value younger than this is returned while it is revalidated in the background. */
  readonly staleMs: number;
  /** Beyond that the least recently used entry is evicted. */
  readonly maxEntries: number;
  /** Told why a value could not be loaded; the key has none until it is loaded again. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
};

type Entry<Value> = { readonly value: Value | null; readonly loadedAt: number };

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
  /** Null when there is no value, and when loading it takes too long. Never rejects. */
  get(key: string, options: GetOptions<Caller>): Promise<Value | null>;
};

/** A stale-while-revalidate cache. Concurrent callers of one key share one load. */
export function createSwrCache<Value, Caller = undefined>(
  load: Load<Value, Caller>,
  { freshMs, staleMs, maxEntries, onError, now = Date.now }: CacheOptions,
): SwrCache<Value, Caller> {
  const entries = new Map<string, Entry<Value>>();
  const share = createSingleFlight<Value | null>();

  return {
    async get(key, { timeoutMs, caller, signal }) {
      const entry = getEntry(key);
      const age = entry ? now() - entry.loadedAt : Number.POSITIVE_INFINITY;
      if (entry && age < freshMs) return entry.value;
      const revalidate = (allLeft: AbortSignal) => loadEntry(key, caller, allLeft);
      if (!entry?.value || age >= staleMs)
        return await withTimeout(share(key, revalidate, signal), timeoutMs);
      void share(key, revalidate);
      return entry.value;
    },
  };

  /** Moves the entry to the end: the first entry is the least recently used one. */
  function getEntry(key: string): Entry<Value> | undefined {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) entries.set(key, entry);
    return entry;
  }

  async function loadEntry(key: string, caller: Caller, signal: AbortSignal): Promise<Value | null> {
    const value = await load(key, caller, signal).catch((error: unknown) => {
      onError(error);
      return null;
    });
    // A refused load is not stored: a client that exceeds its limits evicts nothing.
    if (value === undefined) return null;
    entries.delete(key);
    entries.set(key, { value, loadedAt: now() });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return value;
  }
}

async function withTimeout<Value>(loading: Promise<Value | null>, timeoutMs: number): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, timeoutMs, null);
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
