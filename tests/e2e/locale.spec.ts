import { lookAround } from '../support/look-around.ts';
import { expect, test } from '../support/shop-test.ts';

const key = 'kkumim.locale';

for (const [browser, stored, home] of [
  ['ko-KR', null, '홈'],
  ['en-US', null, 'Home'],
  ['fr-FR', null, '홈'],
  ['en-GB', 'ko', '홈'],
  ['ko-KR', 'en', 'Home'],
  ['en-US', 'tlh', '홈'],
] as const) {
  test.describe(`a browser in ${browser} with ${stored ?? 'nothing'} stored`, () => {
    test.use({ locale: browser });
    test(`speaks ${home === '홈' ? 'Korean' : 'English'}`, async ({ page }) => {
      if (stored) {
        await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
          key,
          stored,
        ] as const);
      }
      await page.goto('/main');
      await expect(page.getByRole('link', { name: home, exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', home === '홈' ? 'ko' : 'en');
    });
  });
}

test('the language chosen in the side bar is kept, also over a reload', async ({ page }) => {
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.locator('label').filter({ hasText: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await lookAround(page, page.getByRole('heading', { name: 'Best graphics' }));
});
