import { afterEach, expect, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

afterEach(() => vi.useRealTimers());

/** Works that end when they are told to, by the name they are begun under. */
function tasks(limit: ReturnType<typeof createConcurrencyLimit>) {
  const names: string[] = [];
  const ends = new Map<string, () => void>();
  // All that follows from a start or an end has happened by then.
  const begun = async () => {
    await new Promise(setImmediate);
    return names;
  };
  return {
    begun,
    start: (name: string, key = '', signal?: AbortSignal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      const task = async () => {
        names.push(name);
        await promise;
        return name;
      };
      return limit(task, { key, ...(signal && { signal }) });
    },
    end: (name: string) => {
      ends.get(name)?.();
      return begun();
    },
  };
}

const busy = { ok: false, problem: 'busy' };

test('no more than the limit run at once, in the order they came, and the queue has an end', async () => {
  const { start, end, begun } = tasks(createConcurrencyLimit({ running: 2, queued: 2 }));
  const [first, , , , fifth] = ['1', '2', '3', '4', '5'].map((name) => start(name));
  expect(await fifth).toEqual(busy);
  expect(await begun()).toEqual(['1', '2']);
  expect(await end('1')).toEqual(['1', '2', '3']);
  expect(await first).toEqual({ ok: true, value: '1' });
  expect(await end('2')).toEqual(['1', '2', '3', '4']);
});

test('a newcomer does not slip in before those who wait', async () => {
  const limit = createConcurrencyLimit({ running: 1, queued: 5 });
  const { start, begun, end } = tasks(limit);
  const first = start('first');
  void start('waiting');
  void first.then(() => start('newcomer'));
  expect(await end('first')).toEqual(['first', 'waiting']);
  await end('waiting');
  expect(await begun()).toEqual(['first', 'waiting', 'newcomer']);
});

test('a task that fails gives its place back', async () => {
  const limit = createConcurrencyLimit({ running: 1, queued: 0 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(async () => 'yes')).toEqual({ ok: true, value: 'yes' });
});

test('whoever floods waits for their own tasks, nobody else does', async () => {
  const { start, end, begun } = tasks(createConcurrencyLimit({ running: 1, queued: 10 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start(name, 'a');
  void start('b1', 'b');
  void start('c1', 'c');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(await begun()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('one key never has all places', async () => {
  const { start, begun, end } = tasks(createConcurrencyLimit({ running: 3, runningPerKey: 2, queued: 5 }));
  for (const name of ['a1', 'a2', 'a3']) void start(name, 'a');
  void start('b1', 'b');
  expect(await begun()).toEqual(['a1', 'a2', 'b1']);
  expect(await end('b1')).toEqual(['a1', 'a2', 'b1']);
  expect(await end('a1')).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('in a full queue the key with most tasks gives way', async () => {
  const { start, end } = tasks(createConcurrencyLimit({ running: 1, queued: 2 }));
  const flood = ['a1', 'a2', 'a3'].map((name) => start(name, 'a'));
  const other = start('b1', 'b');
  expect(await flood[2]).toEqual(busy);
  expect(await start('a4', 'a')).toEqual(busy);
  expect(await start('c1', 'c')).toEqual(busy);
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  expect(await other).toEqual({ ok: true, value: 'b1' });
});

test('waiting has an end', async () => {
  vi.useFakeTimers();
  const limit = createConcurrencyLimit({ running: 1, queued: 5, timeoutMs: 1_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = limit(() => promise);
  const second = limit(async () => 'too late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toEqual(busy);
  resolve();
  expect(await first).toEqual({ ok: true });
  expect(await limit(async () => 'next')).toEqual({ ok: true, value: 'next' });
});

test('a task whose caller has left is not begun', async () => {
  const { start, begun, end } = tasks(createConcurrencyLimit({ running: 1, queued: 5 }));
  const caller = new AbortController();
  void start('1');
  const left = start('2', '', caller.signal);
  caller.abort();
  expect(await left).toEqual(busy);
  expect(await start('3', '', caller.signal)).toEqual(busy);
  await end('1');
  expect(await begun()).toEqual(['1']);
});
