import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { firstLoadFiles } from '../budgets/first-load-files.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { logIn } from '../support/log-in.ts';
import { releaseTag } from '../support/release-tag.ts';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

/** Route ids of the pages that visitors come to first. */
const routes = {
  main: '/main',
  product: '/product/$id',
  graphic: '/artist/$name/graphic/$graphicId',
  list: '/product/',
  category: '/category',
  brand: '/brand/$id/',
  artist: '/artist/$name/',
  influencer: '/influencer/$id/',
  post: '/influencer/$id/$feedId',
  mainDetail: '/maindetail',
  reviews: '/review/list',
  review: '/review/$id',
} as const;

type PageName = keyof typeof routes;

test.describe.configure({ mode: 'serial' });

const pageNames = Object.keys(routes) as PageName[];

let addresses: Readonly<Record<PageName, string>>;

test.beforeAll(async ({ shop }) => {
  const { rows } = await shop.pool.query<Omit<typeof addresses, 'main' | 'list' | 'category' | 'reviews'>>(
    `select (select '/product/' || id from product where state = 'ACT' order by position limit 1) as product,
       (select '/artist/' || path_name || '/graphic/' || graphic.id from graphic
        join artist on artist.id = artist_id where graphic.state = 'ACT'
        order by graphic.position limit 1) as graphic,
       (select '/brand/' || id from brand order by position limit 1) as brand,
       (select '/artist/' || path_name from artist order by position limit 1) as artist,
       '/influencer/' || influencer_id as influencer, '/influencer/' || influencer_id || '/' || id as post,
       (select '/maindetail?main_id=' || main_page_id from main_page_item where is_show_index limit 1) as "mainDetail",
       (select '/review/' || id from review where state = 'ACT' and image_count > 0
        order by like_count desc, id limit 1) as review
     from influencer_feed order by created_at, id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('The demo shop has no posts.');
  addresses = { main: '/main', list: '/product', category: '/category', reviews: '/review/list', ...row };
});

// Other pages are rendered by the tests that open them.
test.beforeEach(({ shop }) => fetchRenderedPage(`${shop.address}/main`));

/** Adds up the layout shifts of every page from now on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = Number(document.documentElement.dataset.moved ?? 0);
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.moved = String(moved + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = async (page: Page) => Number((await page.locator('html').getAttribute('data-moved')) ?? 0);

/** The data service answers this operation when the returned function is called. */
async function holdAnswer(page: Page, operation: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v1/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === operation) await held;
    await route.continue();
  });
  return release;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows its name, its price and its picture', async ({ page, shop }) => {
    const { rows } = await shop.pool.query<{ name_ko: string }>('select name_ko from product where id = $1', [
      addresses.product.split('/').at(-1),
    ]);
    await fetchRenderedPage(shop.address + addresses.product);
    await page.goto(addresses.product);
    await expect(page.locator('main h2').first()).toHaveText(rows[0]?.name_ko ?? '');
    await expect(page.locator('main')).toContainText(/[\d,]+원/);
    const picture = page.locator('main img[fetchpriority="high"]').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('the list of all products shows them', { tag: '@release' }, async ({ page, shop }) => {
    const { rows } = await shop.pool.query<{ name_ko: string }>(
      `select name_ko from product where state = 'ACT' and deleted_at is null order by position, id limit 20`,
    );
    await fetchRenderedPage(shop.address + addresses.list);
    await page.goto(addresses.list);
    const names = page.getByRole('region', { name: '상품' }).getByRole('heading', { level: 3 });
    await expect(names).toHaveText(rows.map(({ name_ko }) => name_ko));
  });

  test('links lead on from the main page and from a graphic', async ({ page, shop }) => {
    await page.goto('/main');
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '이벤트' }).click();
    await expect(page).toHaveURL(/\/event$/);
    await fetchRenderedPage(shop.address + addresses.graphic);
    await page.goto(addresses.graphic);
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect(page.locator('main header a').first()).toHaveAttribute('href', /^\/artist\//);
  });
});

/** Operations of the content below the first screen. */
const deferred = /More$|^(GraphicProducts|BrandGraphics|BrandReviews|ArtistBrands)$/;

for (const name of pageNames) {
  const isVariant = !['main', 'product', 'list', 'graphic'].includes(name);
  test(
    `the application takes over ${name} without asking again, without a jump, and within its budget`,
    releaseTag(isVariant),
    async ({ page, shop }) => {
      await fetchRenderedPage(shop.address + addresses[name]);
      const asked: string[] = [];
      const fetched = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname === '/v1/graphql') asked.push(String(request.postDataJSON().operationName));
        if (request.resourceType() === 'script') fetched.add(pathname.slice(1));
      });
      await countShifts(page);
      await page.goto(addresses[name]);
      const heading = await page.locator('h1').first().elementHandle();
      await isReady(page);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((operation) => !deferred.test(operation))).toEqual([]);
      // Taken over, not drawn anew.
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await shifts(page)).toBeLessThan(0.01);
      const counted = new Set(firstLoadFiles(routes[name]));
      expect([...fetched].filter((file) => !counted.has(file))).toEqual([]);
    },
  );
}

test('every page is small enough for the first round trips', async ({ shop }) => {
  for (const path of Object.values(addresses)) {
    const html = await fetchRenderedPage(shop.address + path);
    expect(brotliCompressSync(html).length, path).toBeLessThan(14 * 1024);
  }
});

test('nothing moves under a shopper who is at the end before it has come', { tag: '@release' }, async ({
  page,
}) => {
  const release = await holdAnswer(page, 'MainMore');
  await countShifts(page);
  await page.goto('/main');
  await isReady(page);
  await page.mouse.move(195, 500);
  const place = () =>
    page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight] as const);
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    const [y, end] = await place();
    expect(y).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(end - 2);
  }).toPass();
  const [before, end] = await place();
  release();
  await expect.poll(async () => (await place())[1]).toBeGreaterThan(end + 2_000);
  expect((await place())[0]).toBeCloseTo(before, -1);
  expect(await shifts(page)).toBeLessThan(0.01);
});

test('nothing moves when a page takes the place of its skeleton', async ({ page }) => {
  const release = await holdAnswer(page, 'ProductPage');
  await countShifts(page);
  await page.goto('/main');
  await isReady(page);
  const product = page.locator('main a[href^="/product/"]').first();
  await product.scrollIntoViewIfNeeded();
  // Clicked by a script, because layout shifts right after a press are not counted.
  await product.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true }).first()).toBeVisible();
  release();
  await expect(
    page
      .getByRole('button', { name: '구매하기' })
      .or(page.getByRole('link', { name: '꾸미기' }))
      .first(),
  ).toBeVisible();
  // The main page has no such header, and this page has one.
  expect(await shifts(page)).toBeLessThan(0.1);
});

test('a member gets the page with their own likes', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ path: string }>(
    `select '/artist/' || path_name || '/graphic/' || graphic.id as path from graphic_like
     join graphic on graphic.id = graphic_id join artist on artist.id = artist_id
     where graphic_like.deleted_at is null and graphic_like.user_id =
       (select id from "user" where email = 'shopper@kkumim.test') limit 1`,
  );
  const path = rows[0]?.path ?? '';
  expect(await fetchRenderedPage(shop.address + path)).not.toContain('aria-pressed="true"');
  await logIn(page, path);
  await page.goto(path);
  await isReady(page);
  await expect(page.locator('main header button[aria-pressed]').last()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test.describe('a browser that speaks English', () => {
  test.use({ locale: 'en-US' });

  test('gets English from the server, and from the application', async ({ page, shop }) => {
    const html = await fetchRenderedPage(`${shop.address}/main`, 'en-US,en;q=0.9');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('>Category<');
    await page.goto('/main');
    await isReady(page);
    await expect(page.getByRole('link', { name: 'Category', exact: true })).toBeVisible();
  });
});

test('a shopper who has chosen another language gets it without a blank moment', { tag: '@release' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kkumim.locale', 'en'));
  await page.goto('/main');
  await isReady(page);
  await expect(page.getByRole('link', { name: 'Category', exact: true })).toBeVisible();
  await loadDeferred(page, page.getByRole('heading', { name: 'Best graphics' }));
});
