/** A cache of limited size that evicts the least recently used entry. */
export type LruCache<Kept> = {
  has(key: string): boolean;
  get(key: string, make: () => Kept): Kept;
};

export function createLruCache<Kept>(size: number): LruCache<Kept> {
  // A Map iterates in insertion order, so the first key is the least recently used one.
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
