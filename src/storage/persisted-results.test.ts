import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteOtherViewerDatabases } from './delete-other-databases.ts';
import { persistResult, readResult } from './persisted-results.ts';
import {
  allowViewerDatabase,
  deleteViewerDatabase,
  purgeViewerDatabase,
  viewerStore,
} from './viewer-database.ts';

const day = 24 * 60 * 60_000;
const data = { graphic: [] };

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteOtherViewerDatabases([]);
});

test('a result that is older than thirty days is not shown', async () => {
  const store = viewerStore('aging', 'results');
  await persistResult(store, 'screen', data);
  vi.setSystemTime(Date.now() + 30 * day - 1);
  expect(await readResult(store, 'screen')).toMatchObject({ data });
  vi.setSystemTime(Date.now() + 2);
  expect(await readResult(store, 'screen')).toBeNull();
});

test('the latest 150 results are kept; one that is stored again counts as new', async () => {
  const store = viewerStore('busy', 'results');
  await persistResult(store, 'home', data);
  for (let screen = 1; screen <= 150; screen++) {
    vi.setSystemTime(Date.now() + 1);
    await persistResult(store, `screen ${screen}`, data);
    if (screen === 50) await persistResult(store, 'home', data);
  }
  expect(await readResult(store, 'home')).not.toBeNull();
  expect(await readResult(store, 'screen 1')).toBeNull();
  expect(await readResult(store, 'screen 2')).not.toBeNull();
});

test('without storage nothing is stored, and nothing rejects', async () => {
  const broken = () => Promise.reject(new Error('no room'));
  await persistResult(broken, 'screen', data);
  expect(await readResult(broken, 'screen')).toBeNull();
});

test('deleting the data of one viewer keeps that of the others', async () => {
  const [one, other] = [viewerStore('one', 'results'), viewerStore('other', 'results')];
  await Promise.all([one, other].map((store) => persistResult(store, 'screen', data)));
  await deleteViewerDatabase('one');
  expect(await readResult(viewerStore('one', 'results'), 'screen')).toBeNull();
  expect(await readResult(other, 'screen')).not.toBeNull();
});

test('the data that is left of other viewers is deleted', async () => {
  await persistResult(viewerStore('left', 'results'), 'screen', data);
  await persistResult(viewerStore('here', 'results'), 'screen', data);
  await deleteOtherViewerDatabases(['here']);
  expect(await databaseNames()).toEqual(['kkumim.viewer.here']);
});

test('an answer that arrives after a member has signed out is stored nowhere, until the member is back', async () => {
  const save = () => persistResult(viewerStore('guest', 'results'), 'screen', data);
  const saved = () => readResult(viewerStore('guest', 'results'), 'screen');
  const early = viewerStore('guest', 'results');
  await purgeViewerDatabase('guest');
  await save();
  await persistResult(early, 'screen', data);
  expect(await databaseNames()).toEqual([]);
  allowViewerDatabase('guest');
  await save();
  expect(await saved()).not.toBeNull();
  allowViewerDatabase('guest');
  await persistResult(early, 'another screen', data);
  expect(await saved()).not.toBeNull();
  expect(await readResult(viewerStore('guest', 'results'), 'another screen')).toBeNull();
});

test('a member whose data another tab has deleted has a new database after the next login', async () => {
  const save = () => persistResult(viewerStore('elsewhere', 'results'), 'screen', data);
  await save();
  await deleteOtherViewerDatabases([]);
  await save();
  expect(await databaseNames()).toEqual([]);
  allowViewerDatabase('elsewhere');
  await save();
  expect(await databaseNames()).toEqual(['kkumim.viewer.elsewhere']);
});

test('a database that the browser has closed is opened again, but not after it was deleted', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const closeByBrowser = () => {
    const request = open.mock.results.at(-1)?.value as IDBOpenDBRequest;
    forceCloseDatabase(request.result as never);
  };
  const store = viewerStore('cleared', 'results');
  await persistResult(store, 'screen', data);
  closeByBrowser();
  expect(await readResult(store, 'screen')).not.toBeNull();
  closeByBrowser();
  await deleteViewerDatabase('cleared');
  await persistResult(store, 'screen', data);
  expect(await readResult(store, 'screen')).toBeNull();
  expect(open).toHaveBeenCalledTimes(2);
});

test('a database that could not be opened is tried again', async () => {
  const failed = {} as IDBOpenDBRequest;
  const open = vi.spyOn(indexedDB, 'open').mockReturnValueOnce(failed);
  const store = viewerStore('unlucky', 'results');
  const storing = persistResult(store, 'screen', data);
  failed.onerror?.(new Event('error'));
  await storing;
  await persistResult(store, 'screen', data);
  expect(await readResult(store, 'screen')).not.toBeNull();
  expect(open).toHaveBeenCalledTimes(2);
});

test('while the browser does not answer, a page waits 3 s once; then the database is used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const blocked = await openElsewhere('kkumim.viewer.silent');
  indexedDB.deleteDatabase('kkumim.viewer.silent');
  const store = viewerStore('silent', 'results');
  const reading = readResult(store, 'screen');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await reading).toBeNull();
  expect(await readResult(store, 'screen')).toBeNull();

  blocked.close();
  await vi.waitFor(async () => {
    await persistResult(store, 'screen', data);
    expect(await readResult(store, 'screen')).not.toBeNull();
  });
});

/** A connection that keeps others from deleting the database until it is closed. */
function openElsewhere(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
