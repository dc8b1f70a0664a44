import { expect, test, vi } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('a full cache forgets what was unused the longest', () => {
  const cache = createLruCache<string>(2);
  const make = vi.fn((key: string) => key.toUpperCase());
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b'])
    expect(cache.get(key, () => make(key))).toBe(key.toUpperCase());
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
