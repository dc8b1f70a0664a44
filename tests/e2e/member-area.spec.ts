import { signIn } from '../support/members.ts';
import { expect, test } from '../support/shop-test.ts';

const id = '00000000-0000-4000-8000-000000000001';

const openToAll = ['/mypage/faq', '/mypage/notice', '/mypage/about-us'];

const forMembers = [
  '/mypage',
  '/mypage/wallet',
  '/mypage/wallet/connect',
  '/mypage/review',
  '/mypage/product/custom-save',
  '/mypage/point',
  '/mypage/order',
  `/mypage/order/${id}`,
  `/mypage/claim/${id}`,
  '/mypage/like',
  '/mypage/follow',
  '/mypage/coupon',
  '/mypage/qna',
  '/mypage/profile',
  '/mypage/address',
  '/mypage/withdrawal',
  '/mypage/oneonone',
];

test.describe('a visitor', () => {
  for (const path of openToAll) {
    test(`may open ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }

  for (const path of forMembers) {
    test(`is sent from ${path} to /main`, async ({ page }) => {
      await page.goto(path);
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText('로그인 후 이용해주세요.');
      await alert.getByRole('button', { name: '확인' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page).toHaveURL('/main');
    });
  }
});

test('a member opens all of it', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page);
  for (const path of [...openToAll, ...forMembers]) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

for (const member of ['artist', 'brand', 'admin'] as const) {
  test(`so does the ${member}`, async ({ page }) => {
    await signIn(page, member);
    await page.goto('/mypage/coupon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('쿠폰');
    await expect(page).toHaveURL('/mypage/coupon');
  });
}
