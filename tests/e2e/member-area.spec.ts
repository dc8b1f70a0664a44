import { expect, test } from '../support/shop-test.ts';

// Every address and every role: src/routes/-guards.test.ts.

test('a visitor in the member area hears why and goes home', async ({ page }) => {
  await page.goto('/mypage/coupon');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('로그인 후 이용해주세요.');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL('/main');
});
