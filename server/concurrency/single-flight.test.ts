import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('callers of one key share one task, and the next one begins anew', async () => {
  const share = createSingleFlight<number>();
  let tasks = 0;
  const task = async () => {
    tasks += 1;
    return tasks;
  };
  expect(await Promise.all([share('a', task), share('a', task), share('b', task)])).toEqual([1, 1, 2]);
  expect(await share('a', task)).toBe(3);
});

test('a task is told when its last caller has left, and goes on for whoever comes then', async () => {
  const share = createSingleFlight<string>();
  const signals: AbortSignal[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<string>();
  const task = (signal: AbortSignal) => {
    signals.push(signal);
    return end;
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const calls = [share('a', task, one.signal), share('a', task, other.signal)];
  one.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  other.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  calls.push(share('a', task));
  finish('done');
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
  expect(signals).toHaveLength(1);
});

test('a failed task fails all its callers once', async () => {
  const share = createSingleFlight<string>();
  const broken = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([share('a', broken), share('a', broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 'fine')).toBe('fine');
});
