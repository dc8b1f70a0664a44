import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { firstLoadFiles } from '../budgets/first-load-files.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/shop-test.ts';

type Addresses = { readonly product: string; readonly graphic: string };

test.describe.configure({ mode: 'serial' });

let addresses: Addresses;

test.beforeAll(async ({ shop }) => {
  const { rows } = await shop.pool.query<Addresses>(
    `select (select '/product/' || id from product where state = 'ACT' order by position limit 1) as product,
       (select '/artist/' || path_name || '/graphic/' || graphic.id from graphic
        join artist on artist.id = artist_id where graphic.state = 'ACT'
        order by graphic.position limit 1) as graphic`,
  );
  addresses = rows[0] as Addresses;
});

test.beforeEach(async ({ shop }) => {
  // A server that is busy or has just started sends the plain page, and draws the first screen for the next visitor.
  for (const path of ['/main', addresses.product, addresses.graphic]) await drawn(shop.address + path);
});

/** The page as the server sends it, once it is drawn. */
async function drawn(url: string, language = 'ko-KR'): Promise<string> {
  const fetchPage = async () => (await fetch(url, { headers: { 'accept-language': language } })).text();
  await expect.poll(fetchPage, { timeout: 20_000 }).toContain('id="initial-data"');
  return await fetchPage();
}

const isReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-shop', 'ready');

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
    await page.goto(addresses.product);
    await expect(page.locator('main h2').first()).toHaveText(rows[0]?.name_ko ?? '');
    await expect(page.locator('main')).toContainText(/[\d,]+원/);
    const picture = page.locator('main img[fetchpriority="high"]').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('links lead on from the main page and from a graphic', async ({ page }) => {
    await page.goto('/main');
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '이벤트' }).click();
    await expect(page).toHaveURL(/\/event$/);
    await page.goto(addresses.graphic);
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect(page.locator('main header a').first()).toHaveAttribute('href', /^\/artist\//);
  });
});

/** What stands below the first screen. */
const deferred = /More$|^GraphicProducts$/;

for (const name of ['main', 'product', 'graphic'] as const) {
  test(`the application takes over ${name} without asking again and without a jump`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/graphql')) asked.push(String(request.postDataJSON().operationName));
    });
    await countShifts(page);
    await page.goto(name === 'main' ? '/main' : addresses[name]);
    const heading = await page.locator('h1').first().elementHandle();
    await isReady(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((operation) => !deferred.test(operation))).toEqual([]);
    // Taken over, not drawn anew.
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await shifts(page)).toBeLessThan(0.01);
  });

  test(`the page of ${name} is small enough for the first round trips`, async ({ shop }) => {
    const html = await drawn(shop.address + (name === 'main' ? '/main' : addresses[name]));
    expect(brotliCompressSync(html).length).toBeLessThan(14 * 1024);
  });
}

test('nothing moves under a shopper who is at the end before it has come', async ({ page }) => {
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
  // Not a press: what moves right after one is not counted.
  await product.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true }).first()).toBeVisible();
  release();
  await expect(
    page
      .getByRole('button', { name: '구매하기' })
      .or(page.getByRole('button', { name: '꾸미기' }))
      .first(),
  ).toBeVisible();
  // Home has no header, and this page has one.
  expect(await shifts(page)).toBeLessThan(0.1);
});

for (const name of ['main', 'product'] as const) {
  test(`what a first visit to ${name} fetches is what its budget counts`, async ({ page }) => {
    const [path, routeId] = name === 'main' ? ['/main', '/main'] : [addresses.product, '/product/$id'];
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script') fetched.add(pathname.slice(1));
    });
    await page.goto(path);
    await isReady(page);
    await page.waitForLoadState('networkidle');
    const counted = new Set(firstLoadFiles(routeId));
    expect([...fetched].filter((file) => !counted.has(file))).toEqual([]);
  });
}

for (const who of ['a visitor', 'a member'] as const) {
  test(`a button that ${who} presses before the application is there does its work when it is`, async ({
    page,
  }) => {
    if (who === 'a member') await logIn(page, '/category');
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/shop-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/main', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    release();
    await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  });
}

test.describe('when the application cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the page stands, and its links lead on', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/main');
    await refused;
    await page.locator('main a[href^="/product/"]').last().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });
});

test('a picture that never comes does not keep the application waiting', async ({ page }) => {
  await page.route('**/image-resize/**', () => new Promise(() => {}));
  await page.goto('/main', { waitUntil: 'commit' });
  await isReady(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('while the end of the page is still on its way', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('a button that is pressed and a picture that fails are not lost', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('/main', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<script data-app', '<script src="/held.js"></script>$&');
      await route.fulfill({ response, body });
    });
    await page.route('/held.js', async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route('**/image-resize/**', (route) => route.fulfill({ status: 404, body: '' }));
    const failed = page.waitForResponse(/image-resize/);
    await page.goto('/main', { waitUntil: 'commit' });
    await (await failed).finished();
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    release();
    await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
    await expect(page.locator('main img').first()).toHaveAttribute('src', /^data:image\//);
  });
});

test.describe('at the login page', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('what is typed before the application is there is kept, and sent', async ({ page, shop }) => {
    await drawn(`${shop.address}/login`);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/shop-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[name="username"]').fill('nobody@kkumim.test');
    await page.locator('input[name="password"]').fill('kkumim1234');
    await page.locator('input[name="password"]').press('Enter');
    release();
    await expect(page.getByRole('alert').filter({ hasText: '다시 확인해주세요' })).toBeVisible();
    await expect(page.locator('input[name="username"]')).toHaveValue('nobody@kkumim.test');
    await page.locator('input[name="username"]').fill('shopper@kkumim.test');
    await page.locator('form button[type="submit"]').click();
    await expect(page).toHaveURL('/main');
  });
});

test('a block that is touched during hydration answers before the others are hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { dataset } = document.documentElement;
      if (dataset.shop !== 'hydrating') return;
      observer.disconnect();
      const blocks = [...document.querySelectorAll('main section[data-kind]')];
      const touched = blocks.findLast((block) => block.querySelector('button[aria-pressed]'));
      touched?.querySelector<HTMLElement>('button[aria-pressed]')?.click();
      // React keeps its data in properties of the elements that it has hydrated.
      const isHydrated = (block: Element) =>
        Object.keys(block).some((name) => name.startsWith('__reactProps'));
      dataset.hydrated = blocks.filter(isHydrated).length.toString();
      dataset.isTouchedHydrated = String(touched && isHydrated(touched));
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-shop'] });
  });
  await page.goto('/main');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-is-touched-hydrated', 'true');
  await expect(root).toHaveAttribute('data-hydrated', '1');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a member gets the page with their own likes', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ path: string }>(
    `select '/artist/' || path_name || '/graphic/' || graphic.id as path from graphic_like
     join graphic on graphic.id = graphic_id join artist on artist.id = artist_id
     where graphic_like.deleted_at is null and graphic_like.user_id =
       (select id from "user" where email = 'shopper@kkumim.test') limit 1`,
  );
  const path = rows[0]?.path ?? '';
  expect(await drawn(shop.address + path)).not.toContain('aria-pressed="true"');
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
    const html = await drawn(`${shop.address}/main`, 'en-US,en;q=0.9');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('>Category<');
    await page.goto('/main');
    await isReady(page);
    await expect(page.getByRole('link', { name: 'Category', exact: true })).toBeVisible();
  });
});

test('who has chosen another language gets it without a blank moment', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kkumim.locale', 'en'));
  await page.goto('/main');
  await isReady(page);
  await expect(page.getByRole('link', { name: 'Category', exact: true })).toBeVisible();
  await loadDeferred(page, page.getByRole('heading', { name: 'Best graphics' }));
});
