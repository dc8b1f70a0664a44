import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { forgetViewer } from './viewer-database.ts';
import { noteVisit, placeAt, readVisits, strikeVisit, type Visit } from './visits.ts';

const one = 'member-1';
const two = 'member-2';
const main: Visit = { kind: 'place', path: '/main', place: 'main' };
const product = (number: number): Visit => ({
  kind: 'product',
  path: `/product/${number}`,
  name_ko: `상품 ${number}`,
  name_en: null,
  picture: '/p.webp',
  background: null,
});
const pathsOf = async (viewer: string) => (await readVisits(viewer)).map(({ path }) => path);

afterEach(() => Promise.all([forgetViewer(one), forgetViewer(two)]));

test('the page seen last comes first, and only once', async () => {
  for (const visit of [product(1), main, product(2), product(1)]) await noteVisit(one, visit);
  expect(await pathsOf(one)).toEqual(['/product/1', '/product/2', '/main']);
});

test('the list is not endless', async () => {
  for (let number = 1; number <= 60; number++) await noteVisit(one, product(number));
  const paths = await pathsOf(one);
  expect(paths).toHaveLength(50);
  expect(paths.at(-1)).toBe('/product/11');
});

test('what one member saw never shows to the next', async () => {
  await noteVisit(one, product(1));
  expect(await readVisits(two)).toEqual([]);
});

test('a page that turned out not to be saved is struck', async () => {
  for (const visit of [product(1), main]) await noteVisit(one, visit);
  await strikeVisit(one, '/main');
  expect(await pathsOf(one)).toEqual(['/product/1']);
});

test('with the viewer their list is forgotten', async () => {
  await noteVisit(one, main);
  await forgetViewer(one);
  expect(await readVisits(one)).toEqual([]);
});

test('a room of the shop is known by its path', () => {
  expect(placeAt('/mypage/like')).toEqual({ kind: 'place', path: '/mypage/like', place: 'likes' });
  expect(placeAt('/cart')).toBeNull();
});
