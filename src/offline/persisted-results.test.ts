import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistResult, readResult } from './persisted-results.ts';
import { deleteOtherViewerDatabases, deleteViewerDatabase, viewerStore } from './viewer-database.ts';

const day = 24 * 60 * 60_000;
const data = { graphic: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
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
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual(['kkumim.viewer.here']);
});
