import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { type Viewer, visitor } from '#src/session/viewer.ts';
import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { member } from '#tests/support/member-session.ts';
import { availableUpdate } from './available-update.ts';
import { prefetchImages } from './prefetch-images.ts';

let viewer: Viewer = member;
const postMessage = vi.fn((_message: MessageToWorker, _ports: readonly MessagePort[]) => {});
const data = {
  graphic: Array.from({ length: 14 }, (_, number) => ({ id: `${number}`, src: `/${number}.webp` })),
};
const shop = { config: fallbackConfig, session: { viewer: () => viewer } };
const batches = () =>
  postMessage.mock.calls.map(([message]) =>
    message.type === 'CACHE_URLS' ? message.payload.urlsToCache.length : 0,
  );

/** The worker replies to each batch, after `beforeReply` was called with the number of batches so far. */
const replyToBatches = (beforeReply: (batch: number) => void = () => {}) =>
  postMessage.mockImplementation((_message, [port]) => {
    beforeReply(postMessage.mock.calls.length);
    port?.postMessage(true);
  });

beforeEach(() => {
  const value = { controller: { postMessage } };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
});
afterEach(() => {
  postMessage.mockReset();
  markOnline();
  viewer = member;
  availableUpdate.set(null);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('every image in the data is fetched, six at a time', async () => {
  replyToBatches();
  await prefetchImages({ ...data, twice: data, artist: { profile_src: '/mori.webp' } }, shop);
  expect(batches()).toEqual([6, 6, 3]);
});

test.each([
  ['the server is away', markOffline],
  ['the member signs out', () => (viewer = visitor)],
  ['a newer worker waits for this one to be idle', () => availableUpdate.set({ apply() {} })],
])('when %s, no more images are fetched', async (_when, happen) => {
  replyToBatches((batch) => batch === 2 && happen());
  await prefetchImages(data, shop);
  expect(batches()).toEqual([6, 6]);
});

test('a batch is sent when the worker has fetched the one before', async () => {
  const prefetched = prefetchImages(data, shop);
  expect(batches()).toEqual([6]);
  replyToBatches();
  postMessage.mock.calls[0]?.[1][0]?.postMessage(true);
  await prefetched;
  expect(batches()).toEqual([6, 6, 2]);
});
