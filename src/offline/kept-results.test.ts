import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepResult, readKept } from './kept-results.ts';
import { forgetOthers, forgetViewer, viewerStore } from './viewer-database.ts';

const day = 24 * 60 * 60_000;
const data = { graphic: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await forgetOthers([]);
});

test('what is older than thirty days is not shown', async () => {
  const store = viewerStore('aging', 'results');
  await keepResult(store, 'screen', data);
  vi.setSystemTime(Date.now() + 30 * day - 1);
  expect(await readKept(store, 'screen')).toMatchObject({ data });
  vi.setSystemTime(Date.now() + 2);
  expect(await readKept(store, 'screen')).toBeNull();
});

test('the hundred screens seen last stay; one seen again counts as new', async () => {
  const store = viewerStore('busy', 'results');
  await keepResult(store, 'home', data);
  for (let screen = 1; screen <= 100; screen++) {
    vi.setSystemTime(Date.now() + 1);
    await keepResult(store, `screen ${screen}`, data);
    if (screen === 50) await keepResult(store, 'home', data);
  }
  expect(await readKept(store, 'home')).not.toBeNull();
  expect(await readKept(store, 'screen 1')).toBeNull();
  expect(await readKept(store, 'screen 2')).not.toBeNull();
});

test('where nothing can be stored nothing is kept, and nobody is disturbed', async () => {
  const broken = () => Promise.reject(new Error('no room'));
  await keepResult(broken, 'screen', data);
  expect(await readKept(broken, 'screen')).toBeNull();
});

test('forgetting one viewer leaves the others alone', async () => {
  const [one, other] = [viewerStore('one', 'results'), viewerStore('other', 'results')];
  await Promise.all([one, other].map((store) => keepResult(store, 'screen', data)));
  await forgetViewer('one');
  expect(await readKept(viewerStore('one', 'results'), 'screen')).toBeNull();
  expect(await readKept(other, 'screen')).not.toBeNull();
});

test('what is left of somebody who was here once is swept away', async () => {
  await keepResult(viewerStore('left', 'results'), 'screen', data);
  await keepResult(viewerStore('here', 'results'), 'screen', data);
  await forgetOthers(['here']);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual(['kkumim.viewer.here']);
});
