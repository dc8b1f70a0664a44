import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('concurrent calls with one key share a task, and a later call starts a new one', async () => {
  const singleFlight = createSingleFlight<number>();
  let tasks = 0;
  const task = async () => {
    tasks += 1;
    return tasks;
  };
  expect(
    await Promise.all([singleFlight('a', task), singleFlight('a', task), singleFlight('b', task)]),
  ).toEqual([1, 1, 2]);
  expect(await singleFlight('a', task)).toBe(3);
});

test('a task is aborted when its last caller disconnects, and a later caller still shares it', async () => {
  const singleFlight = createSingleFlight<string>();
  const signals: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const calls = [singleFlight('a', task, one.signal), singleFlight('a', task, other.signal)];
  one.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  other.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  calls.push(singleFlight('a', task));
  resolve('done');
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
  expect(signals).toHaveLength(1);
});

test('a failed task rejects all its callers, and the next call starts a new one', async () => {
  const singleFlight = createSingleFlight<string>();
  const broken = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([singleFlight('a', broken), singleFlight('a', broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await singleFlight('a', async () => 'fine')).toBe('fine');
});
