type Entry<Page> = { page: Page | null; madeAt: number; making: Promise<Page | null> | null };

type CacheOptions = {
  /** Milliseconds that a page is sent as it is; afterwards it is still sent, and made anew behind it. */
  readonly fresh: number;
  /** Milliseconds after which a page is not sent any more. */
  readonly stale: number;
  /** How many pages are kept. */
  readonly most: number;
  readonly now?: () => number;
};

export type PageCache<Page> = {
  /** Waits at most `patience` milliseconds; null when there is no page by then. Never rejects. */
  get(key: string, patience: number): Promise<Page | null>;
};

/**
 * Pages by key. However many ask for the same page, it is made once at a time. What cannot be made counts as a page
 * that is not there, for as long as a page would be fresh.
 */
export function pageCache<Page>(
  make: (key: string) => Promise<Page | null>,
  { fresh, stale, most, now = Date.now }: CacheOptions,
): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  return {
    async get(key, patience) {
      const entry = entryOf(key);
      const age = now() - entry.madeAt;
      if (age >= fresh) entry.making ??= remake(key, entry);
      if (age < fresh || (entry.page && age < stale)) return entry.page;
      return await inTime(entry.making, patience);
    },
  };

  function entryOf(key: string): Entry<Page> {
    const entry = entries.get(key) ?? { page: null, madeAt: Number.NEGATIVE_INFINITY, making: null };
    // The one that was asked for last stands last.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return entry;
  }

  async function remake(key: string, entry: Entry<Page>): Promise<Page | null> {
    entry.page = await make(key).catch(() => null);
    entry.madeAt = now();
    entry.making = null;
    return entry.page;
  }
}

async function inTime<Page>(making: Promise<Page | null> | null, patience: number): Promise<Page | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patience, null);
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}
