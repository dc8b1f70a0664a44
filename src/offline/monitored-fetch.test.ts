import { afterEach, expect, test, vi } from 'vitest';
import { monitoredFetch } from './monitored-fetch.ts';
import { markOffline, markOnline, networkStatus } from './network-status.ts';

const ask = (init?: RequestInit) => monitoredFetch('http://shop.test/v1/graphql', init);
const page = (status: number) =>
  new Response('<h1>Welcome</h1>', { status, headers: { 'content-type': 'text/html' } });

afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

test.each([
  ['JSON', Response.json({ data: {} })],
  ['a refusal in JSON', Response.json({ errors: [] }, { status: 400 })],
  ['a page that says it is broken', page(503)],
])('a server that answers %s is there', async (_what, answer) => {
  vi.stubGlobal('fetch', async () => answer);
  markOffline();
  expect(await ask()).toBe(answer);
  expect(networkStatus.get()).toBe('online');
});

test.each([
  ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a wireless network answers with its login page', async () => page(200)],
  ['a proxy refuses', async () => page(403)],
])('when %s, the server is away', async (_when, fetched) => {
  vi.stubGlobal('fetch', fetched);
  await expect(ask()).rejects.toThrow(TypeError);
  expect(networkStatus.get()).toBe('offline');
});

test('a call that nobody waits for any more says nothing', async () => {
  const asker = new AbortController();
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    asker.abort();
    signal?.throwIfAborted();
  });
  await expect(ask({ signal: asker.signal })).rejects.toThrow();
  expect(networkStatus.get()).toBe('online');
});
