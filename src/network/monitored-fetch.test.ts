import { afterEach, expect, test, vi } from 'vitest';
import { monitoredFetch } from './monitored-fetch.ts';
import { markOffline, markOnline, networkStatus } from './network-status.ts';

const request = (init?: RequestInit) => monitoredFetch('http://shop.test/v1/graphql', init);
const page = (status: number) =>
  new Response('<h1>Welcome</h1>', { status, headers: { 'content-type': 'text/html' } });

afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

test.each([
  ['JSON', Response.json({ data: {} })],
  ['a private photo', new Response('', { headers: { 'content-type': 'image/webp' } })],
  ['a refusal in JSON', Response.json({ errors: [] }, { status: 400 })],
  ['an error page', page(503)],
])('a server that responds with %s is online', async (_what, response) => {
  vi.stubGlobal('fetch', async () => response);
  markOffline();
  expect(await request()).toBe(response);
  expect(networkStatus.get()).toBe('online');
});

test.each([
  ['the request fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a wireless network responds with its login page', async () => page(200)],
  ['a proxy refuses the request', async () => page(403)],
])('when %s, the shop is offline', async (_when, fetched) => {
  vi.stubGlobal('fetch', fetched);
  await expect(request()).rejects.toThrow(TypeError);
  expect(networkStatus.get()).toBe('offline');
});

test('a response comes from the server, never from the browser’s cache', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  await request();
  expect(fetched.mock.calls[0]?.[1]?.cache).toBe('no-cache');
});

test('an aborted request does not change the status', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    controller.abort();
    signal?.throwIfAborted();
  });
  await expect(request({ signal: controller.signal })).rejects.toThrow();
  expect(networkStatus.get()).toBe('online');
});

const never = (_url: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test.each([
  ['a page is not answered for ten seconds', undefined, 10_000, 'offline'],
  ['an order takes a minute', 60_000, 60_000, 'online'],
])(
  'when %s, the request ends, and the shop is or is not offline',
  async (_when, longTimeoutMs, ms, status) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', never);
    const asked = expect(monitoredFetch('/api/v1/orders', { longTimeoutMs })).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(ms);
    await asked;
    expect(networkStatus.get()).toBe(status);
    vi.useRealTimers();
  },
);
