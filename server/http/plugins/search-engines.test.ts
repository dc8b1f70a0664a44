import { beforeAll, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { builtStorefront, bundleOf } from '../ssr/tests/bundle-fixture.ts';

const server = withApp({
  environment: { PUBLIC_ORIGIN: 'https://kkumim.example' },
  dist: builtStorefront,
  bundle: bundleOf('return null'),
});
const origin = 'https://kkumim.example';
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

let shown: string;
beforeAll(async () => {
  shown = await catalogue(server.pool).product();
});

test('the sitemap lists files, and they list what a visitor can open, at the public origin', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = locations(index.body).map((url) => url.replace(origin, ''));
  const bodies = await Promise.all(files.map(async (path) => (await get(path)).body));
  const listed = bodies.flatMap(locations);
  expect(listed).toContain(`${origin}/main`);
  expect(listed).toContain(`${origin}/product/${shown}`);
  expect(listed).not.toContain(`${origin}/login`);
});

test('a file that has not changed is not sent again', async () => {
  const [, path = ''] = locations((await get('/sitemap.xml')).body);
  const file = path.replace(origin, '');
  const { headers } = await get(file);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  const known = { 'if-none-match': String(headers.etag) };
  expect(await get(file, known)).toMatchObject({ statusCode: 304, body: '' });
  await catalogue(server.pool).product();
  expect(await get(file, known)).toMatchObject({ statusCode: 200 });
});

test('a file that the sitemap does not list is not found', async () => {
  expect(await get('/sitemap/nothing.xml')).toMatchObject({ statusCode: 404 });
});

test('a client who requests many files in a minute has to wait', async () => {
  for (let sent = 0; sent < 60; sent += 1) await get('/sitemap/nothing.xml');
  const refused = await get('/sitemap/pages.xml');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
});

test('robots.txt disallows the pages of members and names the sitemap', async () => {
  const rules = (await get('/robots.txt')).body;
  expect(rules).toMatch(
    /^User-agent: \*\nDisallow: \/mypage\nDisallow: \/order\/\nAllow: \/mypage\/faq\n\nSitemap:/,
  );
  expect(rules).toContain('Sitemap: https://kkumim.example/sitemap.xml\n');
});
