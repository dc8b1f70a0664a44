/** Keeps what was used last, and makes what it does not have. */
export type LruCache<Kept> = {
  has(key: string): boolean;
  get(key: string, make: () => Kept): Kept;
};

export function createLruCache<Kept>(size: number): LruCache<Kept> {
  // A Map lists its keys in the order they were set, so the first one is the one unused the longest.
  const entries = new Map<string, Kept>();
  return {
    has: (key) => entries.has(key),
    get(key, make) {
      const kept = entries.get(key) ?? make();
      entries.delete(key);
      entries.set(key, kept);
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
      return kept;
    },
  };
}
