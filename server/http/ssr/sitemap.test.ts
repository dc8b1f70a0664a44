import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ServerRoute } from '#src/shared/ssr.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { id, insertSmallShop } from '#tests/support/small-shop.ts';
import { loadBundle } from './load-bundle.ts';
import { createSitemap } from './sitemap.ts';

const { pool } = withDatabase();
const origin = 'https://shop.example';
const route = (path: string, sitemap = true): ServerRoute => ({
  path,
  sitemap,
  ssr: false,
  preview: false,
  noindex: false,
  isDisallowed: false,
});
const routes = [
  route('/main'),
  route('/search', false),
  route('/artist/$name', false),
  ...['/product', '/product/$id', '/artist/$name/graphic/$graphicId', '/brand/$id'].map((path) =>
    route(path),
  ),
  ...[
    '/plan/$id',
    '/event/$id',
    '/banner/$id',
    '/influencer/$id',
    '/influencer/$id/$feedId',
    '/review/$id',
  ].map((path) => route(path)),
];
const { publicPages } = await loadBundle(`${import.meta.dirname}/../../../dist-server`);
const options = { pool, routes, publicPages, log: { warn: () => {} }, limit: 3 };
const sitemap = createSitemap(options);

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

async function readFile(name: string) {
  const file = await sitemap.readFile(name, origin);
  if (file === 'not-found' || file === 'busy') throw new Error(`${name}: ${file}`);
  return { hash: file.hash, xml: (await Array.fromAsync(file.pieces)).join('') };
}

/** The files of a kind that the index lists. The index is cached, so a new one is made. */
async function filesOf(kind: string): Promise<string[]> {
  const index = await createSitemap(options).readIndex(origin);
  const names = locations(index ?? '').map((url) => url.replace(`${origin}/sitemap/`, ''));
  return names.filter((name) => name.startsWith(kind));
}

async function pathsOf(kind: string): Promise<string[]> {
  const files = await Promise.all((await filesOf(kind)).map(readFile));
  return files.flatMap(({ xml }) => locations(xml).map((url) => url.replace(origin, '')));
}

const { insert, product } = catalogue(pool);
const day = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeAll(() => insertSmallShop(pool));

test('screens without a row are in one file, those that are not finished in none', async () => {
  expect(await pathsOf('pages')).toEqual(['/main', '/product']);
  expect(await filesOf('artist')).toEqual([]);
});

test('an entity that a visitor sees is listed, at its one address', async () => {
  expect(await pathsOf('product')).toEqual([1, 2].map((number) => `/product/${id('product', number)}`));
  expect(await pathsOf('custom')).toEqual([
    `/product/${id('product', 1)}?product_custom_id=${id('custom', 1)}`,
  ]);
  expect(await pathsOf('brand')).toEqual([`/brand/${id('brand', 1)}`]);
  expect(await pathsOf('category')).toEqual(
    ['clothing', 'tops', 'caps'].map((name) => `/product?category=${name}`),
  );
  expect(await pathsOf('graphic')).toEqual([
    `/artist/dal/graphic/${id('graphic', 1)}`,
    `/artist/dal/graphic/${id('graphic', 2)}`,
    `/artist/bam/graphic/${id('graphic', 3)}`,
  ]);
});

test('the reviews that visitors see are listed, and a vote does not change them', async () => {
  const isDeleted = { deleted_at: day(0) };
  const hidden = await product();
  await pool.query(`update product set state = 'HIDDEN' where id = $1`, [hidden]);
  const review = (values: object) =>
    insert('review', {
      product_id: id('product', 1),
      user_id: id('user', 1),
      score: 5,
      content: '',
      ...values,
    });
  await Promise.all([review(isDeleted), review({ state: 'BLIND' }), review({ product_id: hidden })]);
  expect(await pathsOf('review')).toEqual([1, 2].map((number) => `/review/${id('review', number)}`));
  const [name = ''] = await filesOf('review');
  const before = await readFile(name);
  await pool.query('insert into review_like (review_id, user_id) values ($1, $2)', [
    id('review', 1),
    id('user', 2),
  ]);
  expect(await readFile(name)).toEqual(before);
  await pool.query('update review set score = 4 where id = $1', [id('review', 1)]);
  expect(await readFile(name)).not.toEqual(before);
});

test('an entity that is hidden, deleted, over or to come is not listed', async () => {
  const shown = { plan: randomUUID(), event: randomUUID(), home_template: randomUUID() };
  const plan = (values: object) => insert('plan', { title: '기획전', ...values });
  const event = (values: object) =>
    insert('event', { title: '이벤트', content: '', start_date: day(-1), end_date: day(1), ...values });
  const banner = (values: object) =>
    insert('home_template', { src: '/b', type: 'BANNER', content_type: 'STORY', title: '배너', ...values });
  await plan({ id: shown.plan });
  await event({ id: shown.event });
  await banner({ id: shown.home_template });
  const [isHidden, isDeleted] = [{ state: 'HIDDEN' }, { deleted_at: day(0) }];
  for (const values of [isHidden, isDeleted]) {
    await plan(values);
    await event(values);
    await banner(values);
  }
  await plan({ start_date: day(1) });
  await plan({ end_date: day(-1) });
  await event({ start_date: day(1), end_date: day(2) });
  await event({ start_date: day(-2), end_date: day(-1) });
  // It leads to another page.
  await banner({ is_custom_url: true, url: '/product' });
  expect(await pathsOf('plan')).toEqual([`/plan/${shown.plan}`]);
  expect(await pathsOf('event')).toEqual([`/event/${shown.event}`]);
  expect(await pathsOf('banner')).toEqual([`/banner/${shown.home_template}`]);
});

test('the posts of an influencer who is shown are listed, without those deleted or to come', async () => {
  const [shown, hidden, gone] = [randomUUID(), randomUUID(), randomUUID()];
  const named = { name_ko: '하루', name_en: 'Haru' };
  await insert('influencer', { ...named, id: shown });
  await insert('influencer', { ...named, id: hidden, state: 'HIDDEN' });
  await insert('influencer', { ...named, id: gone, deleted_at: day(0) });
  const post = (influencer_id: string, values: object = {}) =>
    insert('influencer_feed', { influencer_id, image_src: '/f', content: '', ...values });
  const id = randomUUID();
  await post(shown, { id });
  await post(shown, { deleted_at: day(0) });
  await post(shown, { created_at: day(1) });
  await post(hidden);
  await post(gone);
  expect(await pathsOf('influencer')).toEqual([`/influencer/${shown}`]);
  expect(await pathsOf('post')).toEqual([`/influencer/${shown}/${id}`]);
});

test('the graphics of a hidden artist are not listed, nor the customs that show them', async () => {
  await pool.query(`update artist set state = 'HIDDEN' where path_name = 'dal'`);
  expect(await pathsOf('graphic')).toEqual([`/artist/bam/graphic/${id('graphic', 3)}`]);
  expect(await filesOf('custom')).toEqual([]);
  await pool.query(`update artist set state = 'ACT' where path_name = 'dal'`);
});

test('a file has no more addresses than the limit, and all files together have each once', async () => {
  const added = await Promise.all(Array.from({ length: 6 }, () => product()));
  const files = await filesOf('product');
  const lengths = await Promise.all(files.map(async (name) => locations((await readFile(name)).xml).length));
  expect(lengths).toEqual([3, 3, 2]);
  const expected = [id('product', 1), id('product', 2), ...added].sort();
  expect(await pathsOf('product')).toEqual(expected.map((one) => `/product/${one}`));
});

test('a file changes with what it lists, not with likes', async () => {
  const [name = ''] = await filesOf('product');
  const before = await readFile(name);
  await pool.query('update product set like_count = like_count + 1');
  expect(await readFile(name)).toEqual(before);
  await pool.query('update product set price = price + 100 where id = $1', [id('product', 1)]);
  const after = await readFile(name);
  expect(after.hash).not.toBe(before.hash);
  expect(after.xml).not.toBe(before.xml);
  expect(after.xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

test.each([
  'product.xml',
  'product-7.xml',
  `nothing-${id('product', 1)}.xml`,
  `artist-${id('artist', 1)}.xml`,
  `product-${id('product', 1)}.xml"><script>`,
])('there is no file %s', async (name) => {
  expect(await sitemap.readFile(name, origin)).toBe('not-found');
});

test('a hostile host stays a text', async () => {
  const host = 'https://a"><script>&';
  const index = (await sitemap.readIndex(host)) ?? '';
  expect(index).not.toContain('<script>');
  expect(locations(index)[0]).toBe('https://a&quot;&gt;&lt;script&gt;&amp;/sitemap/pages.xml');
});
