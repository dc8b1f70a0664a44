import { afterEach, expect, test, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

afterEach(() => vi.useRealTimers());

/** Named tasks that run until a test finishes them. */
function createTasks(limit: ReturnType<typeof createConcurrencyLimit>) {
  const names: string[] = [];
  const resolvers = new Map<string, () => void>();
  /** Names of the tasks that have started, after everything triggered by a start or a finish has run. */
  const started = async () => {
    await new Promise(setImmediate);
    return names;
  };
  return {
    started,
    start: (name: string, key = '', signal?: AbortSignal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      resolvers.set(name, resolve);
      const task = async () => {
        names.push(name);
        await promise;
        return name;
      };
      return limit(task, { key, ...(signal && { signal }) });
    },
    finish: (name: string) => {
      resolvers.get(name)?.();
      return started();
    },
  };
}

const busy = { ok: false, problem: 'busy' };

test('no more than the limit run at once, in the order they came, and a full queue refuses', async () => {
  const { start, finish, started } = createTasks(createConcurrencyLimit({ maxRunning: 2, maxQueued: 2 }));
  const [first, , , , fifth] = ['1', '2', '3', '4', '5'].map((name) => start(name));
  expect(await fifth).toEqual(busy);
  expect(await started()).toEqual(['1', '2']);
  expect(await finish('1')).toEqual(['1', '2', '3']);
  expect(await first).toEqual({ ok: true, value: '1' });
  expect(await finish('2')).toEqual(['1', '2', '3', '4']);
});

test('a new task does not start before the queued ones', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxQueued: 5 });
  const { start, started, finish } = createTasks(limit);
  const first = start('first');
  void start('queued');
  void first.then(() => start('new'));
  expect(await finish('first')).toEqual(['first', 'queued']);
  await finish('queued');
  expect(await started()).toEqual(['first', 'queued', 'new']);
});

test('a task that fails frees its slot', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxQueued: 0 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(async () => 'yes')).toEqual({ ok: true, value: 'yes' });
});

test('a key with many queued tasks delays only its own', async () => {
  const { start, finish, started } = createTasks(createConcurrencyLimit({ maxRunning: 1, maxQueued: 10 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start(name, 'a');
  void start('b1', 'b');
  void start('c1', 'c');
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await finish(name);
  expect(await started()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('one key never takes all slots', async () => {
  const limit = createConcurrencyLimit({ maxRunning: 3, maxRunningPerKey: 2, maxQueued: 5 });
  const { start, started, finish } = createTasks(limit);
  for (const name of ['a1', 'a2', 'a3']) void start(name, 'a');
  void start('b1', 'b');
  expect(await started()).toEqual(['a1', 'a2', 'b1']);
  expect(await finish('b1')).toEqual(['a1', 'a2', 'b1']);
  expect(await finish('a1')).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('a full queue refuses the newest task of the key with most queued tasks', async () => {
  const { start, finish } = createTasks(createConcurrencyLimit({ maxRunning: 1, maxQueued: 2 }));
  const flood = ['a1', 'a2', 'a3'].map((name) => start(name, 'a'));
  const other = start('b1', 'b');
  expect(await flood[2]).toEqual(busy);
  expect(await start('a4', 'a')).toEqual(busy);
  expect(await start('c1', 'c')).toEqual(busy);
  for (const name of ['a1', 'a2', 'b1']) await finish(name);
  expect(await other).toEqual({ ok: true, value: 'b1' });
});

test('a task that waits longer than the timeout is refused', async () => {
  vi.useFakeTimers();
  const limit = createConcurrencyLimit({ maxRunning: 1, maxQueued: 5, queueTimeoutMs: 1_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = limit(() => promise);
  const second = limit(async () => 'too late');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toEqual(busy);
  resolve();
  expect(await first).toEqual({ ok: true });
  expect(await limit(async () => 'next')).toEqual({ ok: true, value: 'next' });
});

test('a queued task whose caller disconnects is not started', async () => {
  const { start, started, finish } = createTasks(createConcurrencyLimit({ maxRunning: 1, maxQueued: 5 }));
  const caller = new AbortController();
  void start('1');
  const second = start('2', '', caller.signal);
  caller.abort();
  expect(await second).toEqual(busy);
  expect(await start('3', '', caller.signal)).toEqual(busy);
  await finish('1');
  expect(await started()).toEqual(['1']);
});
