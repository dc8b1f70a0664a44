import { loadDeferred } from '../support/load-deferred.ts';
import { expect, test } from '../support/shop-test.ts';

// Which language a browser gets: src/shared/locale.test.ts.

test('the language chosen in the side bar is kept, also over a reload', async ({ page }) => {
  await page.goto('/main');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const menu = page.getByRole('dialog', { name: '메뉴' });
  await menu.locator('label').filter({ hasText: 'English' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await loadDeferred(page, page.getByRole('heading', { name: 'Best graphics' }));
});
