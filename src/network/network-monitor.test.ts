import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monitorNetwork } from './network-monitor.ts';
import { markOffline, markOnline, networkStatus } from './network-status.ts';

let stop = () => {};
const probe = vi.fn(async () => {});
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  probe.mockReset().mockResolvedValue();
  stop = monitorNetwork(probe);
});
afterEach(() => {
  stop();
  markOnline();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a server that responds is not probed', async () => {
  window.dispatchEvent(new Event('online'));
  await seconds(600);
  expect(probe).not.toHaveBeenCalled();
});

test('a server that is offline is probed with growing delays, but at least once a minute', async () => {
  markOffline();
  const times: number[] = [];
  for (const until of [2, 6, 14, 30, 62, 122, 182]) {
    await seconds(until - (times.at(-1) ?? 0));
    expect(probe).toHaveBeenCalledTimes(times.push(until));
  }
});

test('probing ends with a response', async () => {
  probe.mockImplementation(async () => markOnline());
  markOffline();
  await seconds(2);
  expect(networkStatus.get()).toBe('online');
  await seconds(600);
  expect(probe).toHaveBeenCalledTimes(1);
});

test.each([
  ['the browser has a network again', () => window.dispatchEvent(new Event('online'))],
  ['the page comes back', () => window.dispatchEvent(new Event('pageshow'))],
  ['the tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s it is probed at once, and the delays start again', async (_when, dispatch) => {
  markOffline();
  await seconds(62);
  expect(probe).toHaveBeenCalledTimes(5);
  dispatch();
  expect(probe).toHaveBeenCalledTimes(6);
  await seconds(2);
  expect(probe).toHaveBeenCalledTimes(7);
});

test('one probe at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  probe.mockReturnValue(promise);
  markOffline();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await seconds(60);
  expect(probe).toHaveBeenCalledTimes(1);
  resolve();
  await seconds(2);
  expect(probe).toHaveBeenCalledTimes(2);
});

test('when the browser has no network, the shop is offline', () => {
  window.dispatchEvent(new Event('offline'));
  expect(networkStatus.get()).toBe('offline');
});
