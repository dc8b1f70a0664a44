import type { Page } from 'playwright/test';
import { demoPassword } from '#demo/demo-accounts.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { logInOnScreen, pressLogOut, shopperEmail, submitLogin } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import {
  corruptAccessToken,
  expireAccessToken,
  readStorageKeys,
  readStoredSession,
} from '../support/stored-session.ts';

const shopTitle = (page: Page) => page.getByRole('heading', { level: 1 });

async function openSideBar(page: Page) {
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  return page.getByRole('dialog', { name: '메뉴' });
}

test.describe('logging in', () => {
  test('leads back to where one came from', async ({ page, shop }) => {
    const { rows } = await shop.pool.query<{ id: string }>(
      `select id from product where state = 'ACT' limit 1`,
    );
    const product = `/product/${rows[0]?.id}?mockup_group_id=00000000-0000-4000-8000-000000000000`;
    await page.goto(`/login?return=${encodeURIComponent(product)}`);
    await submitLogin(page);
    await expect(page).toHaveURL(product);
    expect(await readStorageKeys(page)).toEqual(
      expect.arrayContaining(['kkumim.abilities', 'kkumim.access-token', 'kkumim.auth-info']),
    );
  });

  test('never leaves the screen without a header', async ({ page }) => {
    await page.goto('/login?return=%2Fcategory');
    await expect(page.getByRole('banner')).toBeVisible();
    const record = await page.evaluateHandle(() => {
      const seen = { isWithout: false };
      const checkHeaders = () => {
        seen.isWithout ||= !Array.from(document.querySelectorAll('header')).some((one) =>
          one.checkVisibility(),
        );
      };
      new MutationObserver(checkHeaders).observe(document.body, {
        attributes: true,
        childList: true,
        subtree: true,
      });
      return seen;
    });
    await submitLogin(page);
    await expect(page).toHaveURL('/category');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(await record.jsonValue()).toEqual({ isWithout: false });
  });

  test('never leads to another site', async ({ page }) => {
    await page.goto(`/login?return=${encodeURIComponent('//evil.example')}`);
    await submitLogin(page);
    await expect(page).toHaveURL('/main');
  });

  test('is what the side bar offers a visitor, and leaving what it offers a member', async ({ page }) => {
    const menu = await openSideBar(page);
    await menu.getByRole('link', { name: '로그인' }).click();
    await expect(page).toHaveURL('/login?return=%2Fmain');
    await page.getByRole('button', { name: '회원', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
    await expect(page).toHaveURL('/main');
    await openSideBar(page);
    await expect(menu.getByRole('link', { name: '로그인' })).toHaveCount(0);
    await expect(menu.getByRole('button', { name: '로그아웃' })).toBeVisible();
  });

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('아이디(이메일)').focus();
    await page.keyboard.type(shopperEmail);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '비밀번호 표시' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/main');
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedErrors: /status of 401/ });

    test('says so, keeps what was typed and stores nothing', async ({ page, shop }) => {
      await page.goto('/login');
      await submitLogin(page, { password: 'wrong-pass-1' });
      await expect(page.getByRole('alert')).toHaveText('아이디와 비밀번호를 다시 확인해주세요.');
      await expect(page.getByLabel('아이디(이메일)')).toHaveValue(shopperEmail);
      expect(await readStoredSession(page)).toBeNull();
      await expectAccessible(page);
      await shop.pool.query('truncate identity_rate_limit');
    });
  });
});

test.describe('a session', () => {
  test('is kept over a reload and a restart of the server', { tag: '@release' }, async ({ page, shop }) => {
    await logInOnScreen(page, '/main');
    await page.reload({ waitUntil: 'networkidle' });
    await page.goto('about:blank');
    await shop.stopServer();
    await shop.startServer();
    await page.goto('/mypage/coupon');
    await expect(shopTitle(page)).toHaveText('쿠폰');
    expect(await readStoredSession(page)).not.toBeNull();
  });

  test.describe('with a token that the server refuses', () => {
    // The queries beside the page are refused too.
    test.use({ expectedErrors: /status of 401/ });

    test('goes on with a new one', async ({ page }) => {
      await logInOnScreen(page, '/main');
      await corruptAccessToken(page);
      const before = await readStoredSession(page);
      await page.goto('/main');
      await loadDeferred(page, page.getByRole('heading', { name: '베스트 그래픽' }));
      const after = await readStoredSession(page);
      expect(after?.refresh_token).not.toBe(before?.refresh_token);
    });
  });

  test.describe('that the provider has ended', () => {
    test.use({ expectedErrors: /status of 40[01]/ });

    test('is over with the next refresh', async ({ page, shop }) => {
      await logInOnScreen(page, '/main');
      await page.reload({ waitUntil: 'networkidle' });
      await expireAccessToken(page);
      // So that no request of the main page finds out first.
      await page.goto('about:blank');
      await shop.pool.query(
        `update identity_session set ended_at = now(), ended_by = 'SIGN_OUT' where ended_at is null`,
      );
      await page.goto('/mypage/coupon');
      await expect(page.getByRole('alertdialog')).toContainText('로그인 후 이용해주세요.');
      await expect(page).toHaveURL('/main');
      expect(await readStorageKeys(page)).toEqual(['kkumim.popup-closed-at']);
    });
  });
});

test('logging out in one tab empties all of them', { tag: '@release' }, async ({ page, context, shop }) => {
  await logInOnScreen(page, '/main');
  const other = await context.newPage();
  await other.goto('/mypage/coupon');
  await expect(shopTitle(other)).toHaveText('쿠폰');
  const menu = await openSideBar(page);
  await pressLogOut(menu);
  await expect(other.getByRole('alertdialog')).toContainText('로그인 후 이용해주세요.');
  await expect(other).toHaveURL('/main');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await readStorageKeys(page)).toEqual(['kkumim.popup-closed-at']);
  await expect
    .poll(async () => {
      const { rows } = await shop.pool.query(
        'select ended_by from identity_session order by created_at desc limit 1',
      );
      return rows[0]?.ended_by;
    })
    .toBe('SIGN_OUT');
});
