import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { loadBundle } from './load-bundle.ts';

// The storefront as it is built: a new route is tested with the others.
const server = withApp({ isBuilt: true });
const { routes } = await loadBundle(`${import.meta.dirname}/../../../dist-server`);

const maxBytes = 14_000;
const unknownId = '00000000-0000-4000-ffff-000000000001';
/** An address of each pattern; what is looked up in it does not exist. */
const addressOf = (path: string) => path.replaceAll(/\$\w+/g, unknownId);

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers } });
const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await open(url, { 'accept-encoding': 'identity', ...headers });
  return { ...answer, status: answer.statusCode, html: answer.body.replace(/<style>.*?<\/style>/g, '') };
};

/** The editor has a bar of its own. */
const withoutHeader = ['/custom/$productId'];

test.each(routes.map(({ path }) => path))('the first answer of %s is no white page', async (path) => {
  const shells = [];
  for (const locale of ['ko', 'en'] as const) {
    const shell = await server.app.pageShells?.skeleton(addressOf(path), locale);
    expect(shell?.body.br.length).toBeLessThan(maxBytes);
    const html = shell?.body.identity.toString() ?? '';
    shells.push(html);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toMatch(/<title>[^<]+ \| 꾸밈<\/title>/);
    if (!withoutHeader.includes(path)) expect(html).toContain('<header class=');
    expect(html).toMatch(/aria-busy="true">.*class="skeleton_skeleton"/s);
    expect(html).toMatch(/<noscript><section[^>]*>.*href="\/main".*href="\/category".*<\/noscript>/s);
    // The rules of what it shows, those of member screens included, and the application after it is painted.
    const used = new Set(html.match(/\b[\w-]+-skeleton_\w+/g));
    for (const name of used) expect(html).toContain(`.${name}`);
    expect(html).toMatch(/<script data-app="[^"]+"/);
    // Results of queries: the application hydrates a page that has them.
    expect(html).not.toContain('initial-data');
  }
  expect(shells[0]).toContain('자바스크립트를 켜 주세요');
  expect(shells[1]).toContain('Please turn on JavaScript');
});

test('a member gets the same first answer as everybody else', async () => {
  const visitor = await read('/mypage');
  const member = await read('/mypage', { authorization: 'Bearer x', cookie: 'kkumim-cart=secret' });
  expect(member.body).toBe(visitor.body);
  expect(visitor.html).toContain('class="brand-bar_bar"');
  expect(visitor.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/cart',
  '/search?keyword=cat',
  '/login?return=%2Fcart',
  '/order/7',
  '/custom/7',
  '/mypage/point',
])('%s begins with its skeleton, and the browser that has it does not load it again', async (url) => {
  const first = await open(url);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding, accept-language',
    'content-security-policy': expect.stringContaining("'sha256-"),
  });
  const again = await open(url, { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('a page that the server renders only the head of has this head, and the skeleton', async () => {
  const { html } = await read('/terms');
  expect(html).toMatch(/<title>약관 \| 꾸밈<\/title>.*class="page-header_header".*aria-busy="true"/s);
});

test('a missing page says so in the first answer, in the language of who asks', async () => {
  for (const [url, text] of [
    ['/nothing/here', /<title>Page not found.*Go shopping/s],
    [`/product/${unknownId}`, /<title>Page not found.*data-kind="back".*This product is no longer sold/s],
  ] as const) {
    const { status, html } = await read(url, { 'accept-language': 'en' });
    expect([status, html]).toEqual([404, expect.stringMatching(text)]);
  }
});

test('a browser that knows no other icon finds one, and keeps it for a week', async () => {
  const icon = await server.app.inject('/favicon.ico');
  expect(icon.statusCode).toBe(200);
  expect(icon.headers).toMatchObject({
    'content-type': 'image/vnd.microsoft.icon',
    'cache-control': 'public, max-age=604800',
  });
  // Reserved, type 1, and how many images.
  expect([...icon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(icon.rawPayload.length).toBeLessThan(4_000);
});
