import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { addOfflinePage, type OfflinePage, readOfflinePages, removeOfflinePage } from './offline-pages.ts';
import { deleteViewerDatabase } from './viewer-database.ts';

const one = 'member-1';
const two = 'member-2';
const main: OfflinePage = { kind: 'place', path: '/main' };
const product = (number: number): OfflinePage => ({
  kind: 'product',
  path: `/product/${number}`,
  name_ko: `상품 ${number}`,
  name_en: null,
  picture: '/p.webp',
  background: null,
});
const pathsOf = async (viewer: string) => (await readOfflinePages(viewer)).map(({ path }) => path);

afterEach(() => Promise.all([deleteViewerDatabase(one), deleteViewerDatabase(two)]));

test('the page seen last comes first, and only once', async () => {
  for (const page of [product(1), main, product(2), product(1)]) await addOfflinePage(one, page);
  expect(await pathsOf(one)).toEqual(['/product/1', '/product/2', '/main']);
});

test('the list holds fifty pages', async () => {
  for (let number = 1; number <= 60; number++) await addOfflinePage(one, product(number));
  const paths = await pathsOf(one);
  expect(paths).toHaveLength(50);
  expect(paths.at(-1)).toBe('/product/11');
});

test('the pages of one member never show to another', async () => {
  await addOfflinePage(one, product(1));
  expect(await readOfflinePages(two)).toEqual([]);
});

test('a page whose data is missing is removed', async () => {
  for (const page of [product(1), main]) await addOfflinePage(one, page);
  await removeOfflinePage(one, '/main');
  expect(await pathsOf(one)).toEqual(['/product/1']);
});

test('the list is deleted with the data of its viewer', async () => {
  await addOfflinePage(one, main);
  await deleteViewerDatabase(one);
  expect(await readOfflinePages(one)).toEqual([]);
});
