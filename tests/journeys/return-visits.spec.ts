import type { Page } from 'playwright/test';
import { expect, type Phone, test } from '../support/phone-test.ts';
import { fetchRenderedPage, isReady } from '../support/rendered-page.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';
import { signIn } from '../support/stored-session.ts';
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

test('whoever comes back sees the main page at once, and then what is new on it', async ({ phone, shop }) => {
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

test('a member who comes back sees the main page at once, and then their own likes', async ({
  phone,
  shop,
}) => {
  const since = new Date();
  const reactions = shopperReactions(shop.pool);
  await signIn(await visit(phone, shop));
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

  test('the main page is there at once too', async ({ phone, shop }) => {
    await visit(phone, shop);
    await shop.disconnect();
    const { page, firstText } = await comeBack(phone);
    expect(firstText).toContain('티셔츠');
    await isReady(page);
    await expect(tile(page, '티셔츠')).toBeVisible();
  });
});

test('who has changed the language comes back to it', async ({ phone, shop }) => {
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
