import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/offline/network-status.ts';
import { member } from '#tests/support/member-session.ts';
import { fallbackConfig } from '../config/shop-config.ts';
import { type Viewer, visitor } from '../session/viewer.ts';
import type { MessageToWorker } from '../shared/worker-messages.ts';
import { availableUpdate } from './available-update.ts';
import { prefetchPictures } from './prefetch-pictures.ts';

let viewer: Viewer = member;
const postMessage = vi.fn((_message: MessageToWorker, _ports: readonly MessagePort[]) => {});
const answer = {
  graphic: Array.from({ length: 14 }, (_, number) => ({ id: `${number}`, src: `/${number}.webp` })),
};
const shop = { config: fallbackConfig, session: { viewer: () => viewer } };
const groups = () =>
  postMessage.mock.calls.map(([message]) =>
    message.type === 'CACHE_URLS' ? message.payload.urlsToCache.length : 0,
  );

/** The worker has fetched the group that it was told last; `meanwhile` happens before it says so. */
const workerFetches = (meanwhile: (group: number) => void = () => {}) =>
  postMessage.mockImplementation((_message, [port]) => {
    meanwhile(postMessage.mock.calls.length);
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

test('every picture that an answer names is fetched, a few at a time', async () => {
  workerFetches();
  await prefetchPictures({ ...answer, twice: answer, artist: { profile_src: '/mori.webp' } }, shop);
  expect(groups()).toEqual([6, 6, 3]);
});

test.each([
  ['the server is away', markOffline],
  ['the member leaves', () => (viewer = visitor)],
  ['a newer worker waits until this one has nothing to do', () => availableUpdate.set({ accept() {} })],
])('when %s no more are asked for', async (_when, happen) => {
  workerFetches((group) => group === 2 && happen());
  await prefetchPictures(answer, shop);
  expect(groups()).toEqual([6, 6]);
});

test('the next ones are waited for until the worker has those before', async () => {
  const prefetched = prefetchPictures(answer, shop);
  expect(groups()).toEqual([6]);
  workerFetches();
  postMessage.mock.calls[0]?.[1][0]?.postMessage(true);
  await prefetched;
  expect(groups()).toEqual([6, 6, 2]);
});
