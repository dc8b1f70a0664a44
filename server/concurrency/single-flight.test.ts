import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('callers of one key share one work, and the next one begins anew', async () => {
  const share = createSingleFlight<number>();
  let works = 0;
  const work = async () => {
    works += 1;
    return works;
  };
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
  expect(await share('a', work)).toBe(3);
});

test('a work is told when its last caller has left, and goes on for whoever comes then', async () => {
  const share = createSingleFlight<string>();
  const signals: AbortSignal[] = [];
  const { promise: end, resolve: finish } = Promise.withResolvers<string>();
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return end;
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const calls = [share('a', work, one.signal), share('a', work, other.signal)];
  one.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  other.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  calls.push(share('a', work));
  finish('done');
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
  expect(signals).toHaveLength(1);
});

test('a failed work fails all its callers once', async () => {
  const share = createSingleFlight<string>();
  const broken = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([share('a', broken), share('a', broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 'fine')).toBe('fine');
});
