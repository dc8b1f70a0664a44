import { expect, test, vi } from 'vitest';
import { createSwrCache } from './swr-cache.ts';

/** Values `a1`, `a2`: the key and how often it was loaded; `hold` delays loads until the returned function is called. */
function setUp() {
  let now = 0;
  let held: Promise<void> | null = null;
  const loads = new Map<string, number>();
  const onError = vi.fn();
  const cache = createSwrCache(
    async (key) => {
      const count = (loads.get(key) ?? 0) + 1;
      loads.set(key, count);
      await held;
      if (key === 'broken') throw new Error('cannot be loaded');
      if (key.startsWith('refused')) return undefined;
      if (key.startsWith('missing')) return null;
      return `${key}${count}`;
    },
    { freshMs: 30, staleMs: 600, maxEntries: 2, onError, now: () => now },
  );
  return {
    get: (key: string, timeoutMs = 1_000) => cache.get(key, { timeoutMs, caller: undefined }),
    loads,
    onError,
    advance(milliseconds: number) {
      now += milliseconds;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

test('a fresh page is loaded once, however many requests there are', async () => {
  const { get, advance, loads } = setUp();
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a1', 'a1', 'a1']);
  advance(29);
  expect(await get('a')).toBe('a1');
  expect(loads.get('a')).toBe(1);
});

test('a stale page is returned while it is revalidated', async () => {
  const { get, advance } = setUp();
  await get('a');
  advance(31);
  expect(await get('a')).toBe('a1');
  await vi.waitFor(async () => expect(await get('a')).toBe('a2'));
});

test('a page that is too old is loaded before the response', async () => {
  const { get, advance } = setUp();
  await get('a');
  advance(601);
  expect(await get('a')).toBe('a2');
});

test('a caller waits no longer than its timeout, and the page is cached for the next one', async () => {
  const { get, hold } = setUp();
  const finish = hold();
  expect(await get('a', 5)).toBeUndefined();
  finish();
  expect(await get('a')).toBe('a1');
});

test('a page that cannot be loaded is not known, its error is told, and it is loaded again later', async () => {
  const { get, advance, loads, onError } = setUp();
  expect(await get('broken')).toBeUndefined();
  expect(await get('broken')).toBeUndefined();
  expect(loads.get('broken')).toBe(1);
  expect(onError.mock.calls).toEqual([[new Error('cannot be loaded')]]);
  advance(31);
  expect(await get('broken')).toBeUndefined();
  expect(loads.get('broken')).toBe(2);
});

test('the least recently used page is evicted', async () => {
  const { get, loads } = setUp();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(Object.fromEntries(loads)).toEqual({ a: 1, b: 2, c: 1 });
});

test('a refused load is retried at once, and evicts no other page', async () => {
  const { get, loads } = setUp();
  expect(await get('a')).toBe('a1');
  for (const key of ['refused', 'refused', 'refused too', 'refused as well'])
    expect(await get(key)).toBeUndefined();
  expect(await get('a')).toBe('a1');
  expect(Object.fromEntries(loads)).toEqual({ a: 1, refused: 2, 'refused too': 1, 'refused as well': 1 });
});

test('keys without a page evict no page, and the last of them are known', async () => {
  const { get, loads } = setUp();
  await get('a');
  for (const key of ['missing', 'missing too', 'missing as well', 'missing as well'])
    expect(await get(key)).toBeNull();
  expect(await get('a')).toBe('a1');
  expect(await get('missing')).toBeNull();
  expect(Object.fromEntries(loads)).toEqual({ a: 1, missing: 2, 'missing too': 1, 'missing as well': 1 });
});
