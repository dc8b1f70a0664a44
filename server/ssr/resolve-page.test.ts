import { beforeAll, describe, expect, test } from 'vitest';
import { withApp } from '../../tests/support/app.ts';
import { id, insertSmallShop } from '../../tests/support/small-shop.ts';
import { builtStorefront, bundleOf } from './tests/bundle-fixture.ts';

const server = withApp({ dist: builtStorefront, bundle: bundleOf(`return screen(href)`) });

beforeAll(() => insertSmallShop(server.pool));

async function open(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: sent } = await server.app.inject({ url, headers });
  const [, title] = /<title>(.*?)<\/title>/.exec(body) ?? [];
  return { statusCode, title, body, vary: sent.vary };
}

const unknownId = '00000000-0000-4000-ffff-000000000001';
const product = `/product/${id('product', 1)}`;
const graphic = `/artist/dal/graphic/${id('graphic', 1)}`;

describe('an address that leads nowhere is answered with 404, and its title says so', () => {
  test.each([
    '/nothing/here',
    '/product/7',
    `/product/${unknownId}`,
    `/product/${id('product', 3)}`,
    `/product/${id('product', 3)}/`,
    `/artist/dal/graphic/${unknownId}`,
    `/artist/dal/graphic/${id('graphic', 4)}`,
    `/artist/dal/graphic/${id('graphic', 5)}`,
    '/artist/dal/graphic/7',
  ])('%s', async (url) => {
    expect(await open(url)).toMatchObject({ statusCode: 404, title: '없어요 | 꾸밈' });
  });

  test('in the language of the visitor, and not to be kept by search engines', async () => {
    const answer = await open('/nothing/here', { 'accept-language': 'en-GB' });
    expect(answer).toMatchObject({
      title: 'Not &quot;found&quot; | 꾸밈',
      vary: 'accept-encoding, accept-language',
    });
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
  });

  test('also when the browser has the page already', async () => {
    const { headers } = await server.app.inject('/nothing/here');
    const again = await server.app.inject({
      url: '/nothing/here',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(404);
  });
});

test.each([
  ['/', '/main'],
  ['/main?utm_source=a', '/main'],
  ['/login', '/login'],
  [product, product],
  [`/product/${id('product', 2)}`, `/product/${id('product', 2)}`],
  [`${product}?mockup_group_id=${id('mockup', 9)}&utm=1`, `${product}?mockup_group_id=${id('mockup', 9)}`],
  [`${product}?product_custom_id=${id('custom', 1)}`, `${product}?product_custom_id=${id('custom', 1)}`],
  [graphic, graphic],
])('%s shows the first screen of %s', async (url, href) => {
  expect(await open(url)).toMatchObject({ statusCode: 200, title: href });
});

describe('an address makes no page of its own with', () => {
  test.each([
    ['a side that does not exist', `${product}?mockup_group_id=${unknownId}`],
    ['two sides', `${product}?mockup_group_id=${id('mockup', 9)}&mockup_group_id=${id('mockup', 9)}`],
    ['a side of another product', `/product/${id('product', 2)}?mockup_group_id=${id('mockup', 9)}`],
    ['a custom that does not exist', `${product}?product_custom_id=${unknownId}`],
    ['a custom of a member', `${product}?product_custom_id=${id('custom', 2)}`],
    ['a name that is not the artist’s', `/artist/${unknownId}/graphic/${id('graphic', 1)}`],
  ])('%s', async (_what, url) => {
    const canonical = url.startsWith('/artist') ? graphic : url.replace(/\?.*/, '');
    expect(await open(url)).toMatchObject({ statusCode: 200, title: canonical });
  });
});

test('a hundred made-up queries are one page', async () => {
  const url = (number: number) =>
    `/product/${id('product', 2)}?mockup_group_id=${id('mockup', number + 100)}&product_custom_id=${id('custom', number + 100)}`;
  const pages = await Promise.all(Array.from({ length: 100 }, (_, number) => open(url(number))));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
});

test('an address without a rendered screen gets the app shell', async () => {
  const redirected = [`${product}/`, `/artist/id/graphic/${id('graphic', 1)}`];
  for (const url of ['/mypage', '/index.html', '/login?return=%2Fcart', ...redirected])
    expect(await open(url)).toMatchObject({ statusCode: 200, title: '꾸밈' });
});
