import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowLine } from '#tests/support/slow-line.ts';
import { markOffline, markOnline, networkStatus } from './network-status.ts';
import { uploadFetch } from './upload-fetch.ts';

const onProgress = vi.fn();
const begin = (init: RequestInit = {}) => {
  const sending = uploadFetch(onProgress)('/api/v1/uploads', { body: new Blob(['photo']), ...init });
  // Looked at later.
  sending.catch(() => {});
  return sending;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SlowLine);
});
afterEach(() => {
  onProgress.mockReset();
  markOnline();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a photo that needs four minutes is sent, because its bytes move', async () => {
  const sending = begin({ headers: { authorization: 'Bearer cat' } });
  for (let percent = 10; percent <= 100; percent += 10) {
    vi.advanceTimersByTime(24_000);
    SlowLine.last.move(percent);
  }
  SlowLine.last.upload.onload?.({});
  SlowLine.last.answer();
  const response = await sending;
  expect([response.status, await response.json()]).toEqual([201, { image_id: 'cat' }]);
  expect(onProgress.mock.calls.map(([share]) => share)).toEqual([
    0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
  ]);
  expect(SlowLine.last.headers).toEqual({ authorization: 'Bearer cat' });
  expect(networkStatus.get()).toBe('online');
});

test('one whose bytes stand still for half a minute is given up, and the shop is not called offline', async () => {
  const sending = begin();
  SlowLine.last.move(10);
  vi.advanceTimersByTime(30_000);
  await expect(sending).rejects.toThrow();
  expect(networkStatus.get()).toBe('online');
});

test('a server that takes its time with the picture is waited for', async () => {
  const sending = begin();
  SlowLine.last.move(100);
  SlowLine.last.upload.onload?.({});
  vi.advanceTimersByTime(60_000);
  SlowLine.last.answer();
  expect((await sending).status).toBe(201);
});

test('a shopper stops it', async () => {
  const controller = new AbortController();
  const sending = begin({ signal: controller.signal });
  controller.abort();
  await expect(sending).rejects.toThrow();
  expect(SlowLine.last.isAborted).toBe(true);
  expect(networkStatus.get()).toBe('online');
});

test('a lost connection is one', async () => {
  const sending = begin();
  SlowLine.last.onerror();
  await expect(sending).rejects.toThrow(TypeError);
  expect(networkStatus.get()).toBe('offline');
});

test('the login page of a wireless network is no answer of the shop, and an answer ends being offline', async () => {
  const refused = begin();
  SlowLine.last.contentType = 'text/html';
  SlowLine.last.status = 200;
  SlowLine.last.answer();
  await expect(refused).rejects.toThrow(TypeError);
  expect(networkStatus.get()).toBe('offline');
  markOffline();
  const sending = begin();
  SlowLine.last.answer();
  await sending;
  expect(networkStatus.get()).toBe('online');
});
