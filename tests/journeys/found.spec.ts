import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

test.describe.configure({ mode: 'serial' });

// Without an address of its own the shop names no canonical addresses.
test.beforeAll(async ({ shop }) => {
  await shop.stopServer();
  await shop.startServer({ PUBLIC_ORIGIN: shop.address });
});

test.afterAll(async ({ shop }) => {
  await shop.stopServer();
  await shop.startServer();
});

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
const plain = (escaped: string) => escaped.replaceAll('&amp;', '&');

/** The JSON-LD of a page that is open, by type. */
async function structuredData(page: Page): Promise<Readonly<Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as { '@type': string });
  return Object.fromEntries(data.map((one) => [one['@type'], one]));
}

/** A page as the server sends it: its head may be rendered for the next visitor only. */
async function fetchWithCanonical(url: string): Promise<string> {
  const fetchPage = async () => {
    const response = await fetch(url, { headers: { 'accept-language': 'ko-KR' } });
    return response.status === 200 ? await response.text() : `${response.status}`;
  };
  await expect.poll(fetchPage, { timeout: 20_000, message: url }).toContain('rel="canonical"');
  return await fetchPage();
}

const locations = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => plain(found));

test('a search engine reads the name, the price and the stars of a product', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ id: string; name: string; price: number; reviews: number }>(
    `select id, name_ko as name, coalesce(nullif(promotion_price, 0), price) as price, review_count as reviews
     from product where state = 'ACT' and review_count > 0 order by position limit 1`,
  );
  const [product] = rows;
  await fetchRenderedPage(`${shop.address}/product/${product?.id}`);
  await page.goto(`/product/${product?.id}?utm_source=a`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${shop.address}/product/${product?.id}`,
  );
  const { Product: told } = await structuredData(page);
  expect(told).toMatchObject({
    name: product?.name,
    offers: { price: product?.price, priceCurrency: 'KRW' },
    aggregateRating: { reviewCount: product?.reviews },
  });
});

test('a custom product of the shop has an address and a title of its own', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ path: string; name: string }>(
    `select '/product/' || product_id || '?product_custom_id=' || id as path, name_ko as name
     from product_custom where type = 'SHOP' and deleted_at is null order by id limit 1`,
  );
  const [custom] = rows;
  await fetchRenderedPage(shop.address + custom?.path);
  await page.goto(custom?.path ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.address + custom?.path);
  await isReady(page);
  await expect(page).toHaveTitle(`${custom?.name} | 꾸밈`);
  expect((await structuredData(page)).Product).toMatchObject({ name: custom?.name });
});

test('a list names its products, and has one address in every order', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ path: string }>(
    `select path_name as path from category where state = 'ACT' and deleted_at is null
       and exists (select from product where category_id = category.id and product.state = 'ACT')
     order by position, id limit 1`,
  );
  const path = `/product?category=${rows[0]?.path}`;
  await fetchRenderedPage(`${shop.address}${path}&sort=new`);
  await page.goto(`${path}&sort=new`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.address + path);
  const { ItemList: list } = await structuredData(page);
  const names = (list as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name);
  await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveText(names);
});

test('an event is previewed in a message with its title and its picture', async ({ shop }) => {
  const { rows } = await shop.pool.query<{ id: string; title: string }>(
    `select id, title from event where state = 'ACT' and deleted_at is null and start_date <= now()
       and thumbnail_src is not null order by position limit 1`,
  );
  const html = await fetchRenderedPage(`${shop.address}/event/${rows[0]?.id}`);
  expect(html).toContain(`<meta property="og:title" content="${rows[0]?.title} | 꾸밈">`);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]*\/api\/v1\/image-resize\/l\?image_url=/);
});

test('a product, a custom product and a graphic are previewed with a picture of the size that messengers want', async ({
  shop,
}) => {
  const { rows } = await shop.pool.query<{ path: string; kind: string; id: string }>(
    `(select '/product/' || id as path, 'product' as kind, id from product where state = 'ACT' order by position limit 1)
     union all (select '/product/' || product_id || '?product_custom_id=' || id, 'custom', id from product_custom
       where type = 'SHOP' and is_best order by created_at, id limit 1)
     union all (select '/artist/' || path_name || '/graphic/' || graphic.id, 'graphic', graphic.id
       from graphic join artist on artist.id = artist_id where graphic.state = 'ACT' order by graphic.position limit 1)`,
  );
  expect(rows).toHaveLength(3);
  for (const { path, kind, id } of rows) {
    const html = await fetchRenderedPage(shop.address + path);
    const url = `${shop.address}/api/v1/share-pictures/${kind}/${id}`;
    expect(html).toContain(`<meta property="og:image" content="${url}">`);
    const picture = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
    expect([picture.status, picture.headers.get('content-type')], kind).toEqual([200, 'image/jpeg']);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
  }
});

test('every kind of address in the sitemap answers, and is the canonical one', async ({ shop }) => {
  test.setTimeout(120_000);
  const files = await locations(`${shop.address}/sitemap.xml`);
  expect(files.map((url) => /sitemap\/([a-z]+)/.exec(url)?.[1])).toEqual([
    'pages',
    'product',
    'custom',
    'category',
    'graphic',
    'artist',
    'brand',
    'plan',
    'event',
    'banner',
    'influencer',
    'post',
    'review',
  ]);
  for (const file of files) {
    const urls = await locations(file);
    const sample = file.endsWith('pages.xml') ? urls : urls.slice(0, 1);
    expect(sample.length, file).toBeGreaterThan(0);
    for (const url of sample) expect(plain(canonicalOf(await fetchWithCanonical(url)) ?? ''), url).toBe(url);
  }
});

test('results of a search are not listed', async ({ shop }) => {
  const { headers } = await fetch(`${shop.address}/search?keyword=cat`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
});
