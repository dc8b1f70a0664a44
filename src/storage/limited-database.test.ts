import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { deleteOtherViewerDatabases } from './delete-other-databases.ts';
import { persistResult, readResult } from './persisted-results.ts';
import { deleteViewerDatabase, viewerStore } from './viewer-database.ts';
import { deleteViewerValue, readViewerValue, readViewerValues, writeViewerValue } from './viewer-values.ts';

const data = { product: [{ id: 'cat' }] };

/** Behaves like WebKit under load: a request never has a result. */
const silence = (method: 'get' | 'getAll') =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => new EventTarget() as IDBRequest);

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const hide = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

afterEach(async () => {
  markOnline();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteOtherViewerDatabases([]);
});

test('a stored answer that never comes delays a page by a second, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = viewerStore('silent-reads', 'results');
  await persistResult(store, 'screen', data);
  const silent = silence('get');
  const reading = readResult(store, 'screen');
  await pass(1_000);
  expect(await reading).toBeNull();
  expect(await readResult(store, 'screen')).toBeNull();
  expect(silent).toHaveBeenCalledOnce();
});

test('without a network, where nothing else could answer, it is waited for longer and each time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = viewerStore('silent-offline', 'results');
  await persistResult(store, 'screen', data);
  markOffline();
  const silent = silence('get');
  const reading = readResult(store, 'screen');
  await pass(3_000);
  expect(await reading).toBeNull();
  silent.mockRestore();
  expect(await readResult(store, 'screen')).toMatchObject({ data });
});

test('a change that could not be written in time is not written later, behind what came after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = viewerStore('late-writes', 'results');
  await persistResult(store, 'screen', data);
  const other = await promisifyRequest(indexedDB.open('kkumim.viewer.late-writes'));
  let isHeld = true;
  const rows = other.transaction('results', 'readwrite').objectStore('results');
  const hold = () => {
    if (isHeld) rows.get('none').onsuccess = hold;
  };
  hold();
  const writing = persistResult(store, 'late', data);
  await vi.waitFor(() => pass(1_000));
  await writing;
  isHeld = false;
  await promisifyRequest(rows.transaction);
  const keys = other.transaction('results').objectStore('results').getAllKeys();
  expect(await promisifyRequest(keys)).not.toContain('late');
  other.close();
});

test('a page that is left closes its databases, unless the browser keeps it, and opens them when it is used', async () => {
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  const closed = () => close.mock.contexts.map((database) => (database as IDBDatabase).name);
  const store = viewerStore('leaving', 'results');
  await persistResult(store, 'screen', data);
  hide(true);
  expect(await readResult(store, 'screen')).toMatchObject({ data });
  expect(closed()).toEqual([]);
  hide(false);
  await vi.waitFor(() => expect(closed()).toContain('kkumim.viewer.leaving'));
  expect(await readResult(store, 'screen')).toMatchObject({ data });
});

test('a draft that the browser did not store is there in this page, and is stored with the next change', async () => {
  await writeViewerValue('drafting', 'my-size', null);
  const refusal = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The connection was lost.', 'InvalidStateError');
  });
  expect(await writeViewerValue('drafting', 'checkout:1', 'typed')).toBe(false);
  expect(await readViewerValue('drafting', 'checkout:1')).toBe('typed');
  expect(await readViewerValues('drafting', 'checkout:')).toEqual([['checkout:1', 'typed']]);
  refusal.mockRestore();
  expect(await writeViewerValue('drafting', 'claim:2', 'broken')).toBe(true);
  expect(await readViewerValues('drafting', 'c')).toEqual([
    ['checkout:1', 'typed'],
    ['claim:2', 'broken'],
  ]);
  await deleteViewerDatabase('drafting');
  expect(await readViewerValue('drafting', 'checkout:1')).toBeUndefined();
});

test('a design that could not be read is not overwritten by the one that was begun without it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const key = 'custom:mug:new' as const;
  await writeViewerValue('designer', key, 'hours of work');
  const silent = silence('get');
  const reading = readViewerValue('designer', key);
  await pass(3_000);
  expect(await reading).toBeNull();
  silent.mockRestore();
  vi.useRealTimers();
  const tenSecondsLater = Date.now() + 10_001;
  vi.spyOn(Date, 'now').mockReturnValue(tenSecondsLater);
  expect(await writeViewerValue('designer', key, 'one layer')).toBe(false);
  await deleteViewerValue('designer', key);
  const stored = viewerStore('designer', 'visits')('readonly', (rows) => promisifyRequest(rows.get(key)));
  expect(await stored).toBe('hours of work');
});
