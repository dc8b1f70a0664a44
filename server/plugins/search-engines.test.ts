import { beforeAll, expect, test } from 'vitest';
import { withApp } from '../../tests/support/app.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { builtStorefront, bundleOf } from '../ssr/tests/bundle-fixture.ts';

const server = withApp({
  environment: { PUBLIC_ORIGIN: 'https://kkumim.example' },
  dist: builtStorefront,
  bundle: bundleOf('return null'),
});
const location = (path: string) => `<loc>https://kkumim.example${path}</loc>`;
const get = async (url: string) => (await server.app.inject({ url })).body;
const ids: Record<'shown' | 'hidden' | 'deleted' | 'graphic', string> = {
  shown: '',
  hidden: '',
  deleted: '',
  graphic: '',
};

beforeAll(async () => {
  const { product, graphic } = catalogue(server.pool);
  for (const name of ['shown', 'hidden', 'deleted'] as const) ids[name] = await product();
  ids.graphic = await graphic();
  await server.pool.query(`update product set state = 'HIDDEN' where id = $1`, [ids.hidden]);
  await server.pool.query(`update product set deleted_at = now() where id = $1`, [ids.deleted]);
});

test('the sitemap lists what a visitor can open, at the public origin', async () => {
  const map = await get('/sitemap.xml');
  expect(map).toContain(location('/main'));
  expect(map).toContain(location(`/product/${ids.shown}`));
  expect(map).toMatch(new RegExp(`/artist/artist-[0-9a-f-]+/graphic/${ids.graphic}<`));
  expect(map).not.toContain(ids.hidden);
  expect(map).not.toContain(ids.deleted);
});

test('the graphics of a hidden artist are not in the sitemap', async () => {
  await server.pool.query(`update artist set state = 'HIDDEN'`);
  expect(await get('/sitemap.xml')).not.toContain(ids.graphic);
  await server.pool.query(`update artist set state = 'ACT'`);
});

test('robots.txt disallows the pages of members and names the sitemap', async () => {
  const rules = await get('/robots.txt');
  expect(rules).toMatch(
    /^User-agent: \*\nDisallow: \/mypage\nDisallow: \/order\/\nAllow: \/mypage\/faq\n\nSitemap:/,
  );
  expect(rules).toContain('Sitemap: https://kkumim.example/sitemap.xml\n');
});
