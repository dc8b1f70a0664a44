import { expect, test, vi } from 'vitest';
import { pageCache } from './page-cache.ts';

/** Pages called `a1`, `a2`: the key and how often it was made; `hold` keeps them from being finished. */
function kitchen() {
  let now = 0;
  let held: Promise<void> | null = null;
  const made = new Map<string, number>();
  const cache = pageCache(
    async (key) => {
      const count = (made.get(key) ?? 0) + 1;
      made.set(key, count);
      await held;
      if (key === 'broken') throw new Error('cannot be drawn');
      if (key.startsWith('refused')) return undefined;
      return `${key}${count}`;
    },
    { fresh: 30, stale: 600, most: 2, now: () => now },
  );
  return {
    get: (key: string, timeoutMs = 1_000) => cache.get(key, { timeoutMs, caller: undefined }),
    made,
    waits(milliseconds: number) {
      now += milliseconds;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

test('a page is made once while it is fresh, however many ask for it', async () => {
  const { get, waits, made } = kitchen();
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a1', 'a1', 'a1']);
  waits(29);
  expect(await get('a')).toBe('a1');
  expect(made.get('a')).toBe(1);
});

test('an older page is sent while a new one is made behind it', async () => {
  const { get, waits } = kitchen();
  await get('a');
  waits(31);
  expect(await get('a')).toBe('a1');
  await vi.waitFor(async () => expect(await get('a')).toBe('a2'));
});

test('a page that is too old is waited for', async () => {
  const { get, waits } = kitchen();
  await get('a');
  waits(601);
  expect(await get('a')).toBe('a2');
});

test('nobody waits longer than their timeoutMs, and the page is there for the next one', async () => {
  const { get, hold } = kitchen();
  const finish = hold();
  expect(await get('a', 5)).toBeNull();
  finish();
  expect(await get('a')).toBe('a1');
});

test('a page that cannot be made is none, and is tried again later', async () => {
  const { get, waits, made } = kitchen();
  expect(await get('broken')).toBeNull();
  expect(await get('broken')).toBeNull();
  expect(made.get('broken')).toBe(1);
  waits(31);
  expect(await get('broken')).toBeNull();
  expect(made.get('broken')).toBe(2);
});

test('the page that nobody asked for longest makes room', async () => {
  const { get, made } = kitchen();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(Object.fromEntries(made)).toEqual({ a: 1, b: 2, c: 1 });
});

test('a page that cannot be made now is tried again at once, and takes no other page’s room', async () => {
  const { get, made } = kitchen();
  expect(await get('a')).toBe('a1');
  for (const key of ['refused', 'refused', 'refused too', 'refused as well'])
    expect(await get(key)).toBeNull();
  expect(await get('a')).toBe('a1');
  expect(Object.fromEntries(made)).toEqual({ a: 1, refused: 2, 'refused too': 1, 'refused as well': 1 });
});
