import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monitorNetwork } from './network-monitor.ts';
import { markOffline, markOnline, networkStatus } from './network-status.ts';

let stop = () => {};
const look = vi.fn(async () => {});
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  look.mockReset().mockResolvedValue();
  stop = monitorNetwork(look);
});
afterEach(() => {
  stop();
  markOnline();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a server that answers is not looked for', async () => {
  window.dispatchEvent(new Event('online'));
  await seconds(600);
  expect(look).not.toHaveBeenCalled();
});

test('one that is away is looked for with growing pauses, but at least once a minute', async () => {
  markOffline();
  const looks: number[] = [];
  for (const until of [2, 6, 14, 30, 62, 122, 182]) {
    await seconds(until - (looks.at(-1) ?? 0));
    expect(look).toHaveBeenCalledTimes(looks.push(until));
  }
});

test('until it answers', async () => {
  look.mockImplementation(async () => markOnline());
  markOffline();
  await seconds(2);
  expect(networkStatus.get()).toBe('online');
  await seconds(600);
  expect(look).toHaveBeenCalledTimes(1);
});

test.each([
  ['the browser has a network again', () => window.dispatchEvent(new Event('online'))],
  ['the page comes back', () => window.dispatchEvent(new Event('pageshow'))],
  ['the tab is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s it is looked for at once, and the pauses begin anew', async (_when, happen) => {
  markOffline();
  await seconds(62);
  expect(look).toHaveBeenCalledTimes(5);
  happen();
  expect(look).toHaveBeenCalledTimes(6);
  await seconds(2);
  expect(look).toHaveBeenCalledTimes(7);
});

test('one look at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  look.mockReturnValue(promise);
  markOffline();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await seconds(60);
  expect(look).toHaveBeenCalledTimes(1);
  resolve();
  await seconds(2);
  expect(look).toHaveBeenCalledTimes(2);
});

test('when the browser says that there is no network, the shop believes it', () => {
  window.dispatchEvent(new Event('offline'));
  expect(networkStatus.get()).toBe('offline');
});
