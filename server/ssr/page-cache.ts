import { createSingleFlight } from '#server/concurrency/single-flight.ts';

type CacheOptions = {
  /** Milliseconds for which a page is sent as it is. */
  readonly fresh: number;
  /** Milliseconds for which it is sent while a new one is made behind it. */
  readonly stale: number;
  /** Pages that are kept; the one that nobody has asked for the longest goes. */
  readonly most: number;
  readonly now?: () => number;
};

type Entry<Page> = { readonly page: Page | null; readonly madeAt: number };

type Wait<Caller> = {
  readonly timeoutMs: number;
  readonly caller: Caller;
  /** Aborted when the caller has left. */
  readonly signal?: AbortSignal;
};

/**
 * Makes the page of a key. Null: it cannot be made, which is kept like a page. Undefined: not now. The signal is aborted
 * when nobody waits for the page any more.
 */
type Make<Page, Caller> = (
  key: string,
  caller: Caller,
  signal: AbortSignal,
) => Promise<Page | null | undefined>;

export type PageCache<Page, Caller> = {
  /** Null when the page cannot be made, and when making it takes too long. Never rejects. */
  get(key: string, wait: Wait<Caller>): Promise<Page | null>;
};

/** Pages by key. However many ask for the same page, it is made once at a time. */
export function pageCache<Page, Caller = undefined>(
  make: Make<Page, Caller>,
  { fresh, stale, most, now = Date.now }: CacheOptions,
): PageCache<Page, Caller> {
  const entries = new Map<string, Entry<Page>>();
  const share = createSingleFlight<Page | null>();

  return {
    async get(key, { timeoutMs, caller, signal }) {
      const entry = lookUp(key);
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (entry && age < fresh) return entry.page;
      const remake = (left: AbortSignal) => makeAnew(key, caller, left);
      if (!entry?.page || age >= stale) return await inTime(share(key, remake, signal), timeoutMs);
      void share(key, remake);
      return entry.page;
    },
  };

  /** The one that was asked for last stands last. */
  function lookUp(key: string): Entry<Page> | undefined {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) entries.set(key, entry);
    return entry;
  }

  async function makeAnew(key: string, caller: Caller, signal: AbortSignal): Promise<Page | null> {
    const page = await make(key, caller, signal).catch(() => null);
    // Only what was made takes room: whoever asks for much does not empty the cache.
    if (page === undefined) return null;
    entries.delete(key);
    entries.set(key, { page, madeAt: now() });
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return page;
  }
}

async function inTime<Page>(making: Promise<Page | null>, timeoutMs: number): Promise<Page | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, timeoutMs, null);
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}
