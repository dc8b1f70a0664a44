import type { Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Every page by itself is axe's part of `npm run audit`; here is what opens only when a shopper asks for it.

/** The panel of the application, which has taken the place of the one in the first answer. */
const panel = (page: Page, name: string) =>
  page.locator('dialog:modal').and(page.getByRole('dialog', { name }));

test('axe finds nothing on the side bar and the search', async ({ page }) => {
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(panel(page, '메뉴')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '검색 열기' }).click();
  await expect(panel(page, '검색')).toBeVisible();
  await expectAccessible(page);
});

test.describe('somebody who comes for the first time today', () => {
  test.use({ popupsClosed: false });

  test('axe finds nothing on the shop’s news', { tag: '@release' }, async ({ page }) => {
    await page.goto('/main');
    const news = page.getByRole('dialog', { name: '꾸밈 소식' });
    await loadDeferred(page, news);
    await expect(news.locator('img').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('the keyboard alone reaches the content, a product and its options', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from product where state = 'ACT' and stock_count > 0 order by position limit 1`,
  );
  await page.goto(`/product/${rows[0]?.id}`);
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 바로가기' })).toBeFocused();

  const reached = new Set<string>();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused instanceof HTMLInputElement
        ? `radio:${focused.name}`
        : (focused?.textContent ?? '').trim();
    });
    reached.add(name);
    if (name.includes('구매하기')) break;
  }
  expect([...reached].some((name) => name.startsWith('radio:'))).toBe(true);
  expect([...reached].some((name) => name.includes('구매하기'))).toBe(true);
});
