import type { Page } from 'playwright/test';
import { logInOnScreen, logOut } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { expect, type Phone, test } from '../support/phone-test.ts';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';
import { readCachedUrls } from '../support/worker-caches.ts';

/** A first visit, after which the worker has the main page as the server renders it. */
async function visit(phone: Phone, { address }: RunningShop, language?: string): Promise<Page> {
  await fetchRenderedPage(`${address}/main`, language);
  const page = await phone.open('/main');
  await phone.waitUntilCached(page);
  const cachedPaths = async () => (await readCachedUrls(page)).map((url) => new URL(url).pathname);
  await expect.poll(cachedPaths).toContain('/main');
  return page;
}

/** Comes back after the phone was off. @returns the page, and its text before the application is loaded */
async function comeBack(phone: Phone, path = '/main'): Promise<{ page: Page; firstText: string }> {
  await phone.restart();
  await phone.context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.firstText = document.querySelector('main')?.textContent ?? '';
    });
  });
  const page = await phone.open(path);
  return { page, firstText: (await page.locator('html').getAttribute('data-first-text')) ?? '' };
}

const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('a shopper who comes back sees the main page at once, and then what is new on it', async ({
  phone,
  shop,
}) => {
  const rename = (from: string, to: string) =>
    shop.pool.query('update main_page_thumbnail set title = $2 where title = $1', [from, to]);
  await visit(phone, shop);
  await rename('티셔츠', '새 티셔츠');
  try {
    const { page, firstText } = await comeBack(phone, '/main?source=pwa');
    expect(firstText).toMatch(/(?<!새 )티셔츠/);
    await expect(tile(page, '새 티셔츠')).toBeVisible();
    await isReady(page);
  } finally {
    await rename('새 티셔츠', '티셔츠');
  }
});

test('a member who comes back sees the main page at once, and then their own likes', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const since = new Date();
  const reactions = shopperReactions(shop.pool);
  await logInOnScreen(await visit(phone, shop), '/main');
  try {
    const liked = await reactions.likeFirstProduct();
    const { page, firstText } = await comeBack(phone);
    expect(firstText).toContain(liked.name);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: `${liked.name} 좋아요` })
      .first();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await reactions.reset(since);
  }
});

test.describe('without a server', () => {
  test.use({ expectedErrors: /net::ERR_|QueryError/ });

  test('the main page is there at once too', { tag: '@release' }, async ({ phone, shop }) => {
    await visit(phone, shop);
    await shop.disconnect();
    const { page, firstText } = await comeBack(phone);
    expect(firstText).toContain('티셔츠');
    await isReady(page);
    await expect(tile(page, '티셔츠')).toBeVisible();
  });
});

test('a shopper who has changed the language comes back to it', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await visit(phone, shop);
  await fetchRenderedPage(`${shop.address}/main`, 'en');
  const cachedLanguage = () =>
    page.evaluate(async () => (await caches.match('/main'))?.headers.get('content-language'));
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('dialog', { name: '메뉴' }).locator('label').filter({ hasText: 'English' }).click();
  await expect.poll(cachedLanguage).toBe('en');
  const { firstText } = await comeBack(phone);
  expect(firstText).toContain('T-shirt');
});

test.describe('a product that was open when the shop was left', () => {
  test.use({ hasVisited: true });

  const cachedItems = async (page: Page) => {
    const paths = (await readCachedUrls(page)).map((url) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/product/'));
  };

  /** Does what the browser does when another app comes to the front. */
  const leaveApp = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });

  test('is there at once, and then with its current name; signing out forgets it', async ({
    phone,
    shop,
  }) => {
    const { rows: products } = await shop.pool.query<{ id: string; name: string }>(
      `select id, name_ko as name from product where state = 'ACT' and deleted_at is null order by position limit 6`,
    );
    const last = products.at(-1);
    const pathOf = (id = '') => `/product/${id}`;
    const rename = (name = '') =>
      shop.pool.query('update product set name_ko = $2 where id = $1', [last?.id, name]);
    const first = await phone.open('/main');
    await phone.waitUntilCached(first);
    for (const { id } of products) {
      await fetchRenderedPage(shop.address + pathOf(id));
      await navigateClientSide(first, pathOf(id));
      if (id === last?.id) await first.goto('/main');
      else await leaveApp(first);
      await expect.poll(() => cachedItems(first)).toContain(pathOf(id));
    }
    await expect.poll(() => cachedItems(first)).toHaveLength(5);
    await rename('새 이름');
    try {
      const { page, firstText } = await comeBack(phone, pathOf(last?.id));
      expect(firstText).toContain(last?.name);
      await expect(page.locator('main')).toContainText('새 이름');
      await logInOnScreen(page, '/main');
      await logOut(page);
      await expect.poll(() => cachedItems(page)).toEqual([]);
    } finally {
      await rename(last?.name);
    }
  });
});
