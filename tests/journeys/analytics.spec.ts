import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { isReady } from '../support/rendered-page.ts';
import { readShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

const tagManager = 'https://www.googletagmanager.com/';

type Entry = { readonly event?: string; readonly [field: string]: unknown };

const dataLayerOf = (page: Page) => page.evaluate(() => (Reflect.get(window, 'dataLayer') ?? []) as Entry[]);

const eventsOf = async (page: Page, name: string) =>
  (await dataLayerOf(page)).filter(({ event }) => event === name);

test.describe('with a tag manager', () => {
  let since: Date;

  test.beforeAll(async ({ shop }) => {
    await shop.stopServer();
    await shop.startServer({ GTM_ID: 'GTM-TEST123' });
  });

  test.afterAll(async ({ shop }) => {
    await shop.stopServer();
    await shop.startServer();
  });

  test.beforeEach(async ({ page }) => {
    since = new Date();
    await page.route(`${tagManager}**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.gtm = "";' }),
    );
  });

  test.afterEach(async ({ page, shop }) => {
    await page.close();
    await shopperReactions(shop.pool).reset(since);
  });

  test('its operator learns what shoppers see, open and search', async ({ page, shop }) => {
    const { product, productName } = await readShopFacts(shop.pool);
    const script = page.waitForRequest(`${tagManager}gtm.js?id=GTM-TEST123`);
    await page.goto('/main');
    await script;
    await expect(page.locator('html')).toHaveAttribute('data-gtm', '');
    expect((await eventsOf(page, 'pageview'))[0]).toMatchObject({ page_path: '/main' });
    await expect.poll(() => eventsOf(page, 'view_promotion')).not.toEqual([]);
    const card = page.getByRole('main').getByRole('article').getByRole('link', { name: productName }).first();
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => JSON.stringify(await eventsOf(page, 'view_item_list')))
      .toContain(productName);
    await card.click();
    await expect(page).toHaveURL(product);
    const item = { item_id: product.replace('/product/', ''), item_name: productName };
    await expect
      .poll(async () => (await eventsOf(page, 'select_item'))[0])
      .toMatchObject({ ecommerce: { items: [item] } });
    await expect
      .poll(async () => (await eventsOf(page, 'view_item'))[0])
      .toMatchObject({ ecommerce: { currency: 'KRW', value: expect.any(Number), items: [item] } });
  });

  test('a like is wishing for a product, and what is searched holds no phone number', {
    tag: '@release',
  }, async ({ page, shop }) => {
    const { id, name } = await shopperReactions(shop.pool).findUnlikedProduct();
    await logIn(page, `/product/${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-gtm', '');
    await page
      .getByRole('main')
      .getByRole('button', { name: `${name} 좋아요` })
      .click();
    await expect
      .poll(async () => (await eventsOf(page, 'add_to_wishlist'))[0])
      .toMatchObject({ ecommerce: { items: [{ item_id: id }] } });
    for (const [keyword, terms] of [
      ['고양이', [{ event: 'search', search_term: '고양이' }]],
      ['010-1234-5678', []],
    ] as const) {
      await page.goto(`/search?keyword=${keyword}`);
      await expect(page.locator('html')).toHaveAttribute('data-gtm', '');
      await expect.poll(() => eventsOf(page, 'pageview')).toHaveLength(1);
      expect(await eventsOf(page, 'search')).toEqual(terms);
    }
  });
});

test('a shop without a tag manager asks nobody else for anything', async ({ page, shop }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.address) && !request.url().startsWith('data:'))
      others.push(request.url());
  });
  await page.goto('/main', { waitUntil: 'networkidle' });
  await isReady(page);
  expect(others).toEqual([]);
});
