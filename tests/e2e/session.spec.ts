import type { Page, Request } from 'playwright/test';
import { followTab } from '../support/follow-tab.ts';
import { lookAround } from '../support/look-around.ts';
import {
  fillInLogin,
  letAccessTokenRunOut,
  memberPassword,
  signIn,
  spoilAccessToken,
  storedKeys,
  storedSession,
} from '../support/members.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

const isRefresh = (request: Request) => request.postData()?.includes('grant_type=refresh_token') ?? false;
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
    await fillInLogin(page, 'shopper@kkumim.test', memberPassword);
    await expect(page).toHaveURL(product);
    expect(await storedKeys(page)).toEqual(
      expect.arrayContaining(['kkumim.abilities', 'kkumim.access-token', 'kkumim.auth-info']),
    );
  });

  test('never leads to another site', async ({ page }) => {
    await page.goto(`/login?return=${encodeURIComponent('//evil.example')}`);
    await fillInLogin(page, 'shopper@kkumim.test', memberPassword);
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
    await page.keyboard.type('shopper@kkumim.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type(memberPassword);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '비밀번호 표시' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/main');
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedComplaints: /status of 401/ });

    test('says so, keeps what was typed and stores nothing', async ({ page, shop }) => {
      await page.goto('/login');
      await fillInLogin(page, 'shopper@kkumim.test', 'wrong-pass-1');
      await expect(page.getByRole('alert')).toHaveText('아이디와 비밀번호를 다시 확인해주세요.');
      await expect(page.getByLabel('아이디(이메일)')).toHaveValue('shopper@kkumim.test');
      expect(await storedSession(page)).toBeNull();
      await expectAccessible(page);
      await shop.pool.query('truncate identity_pace');
    });
  });
});

test.describe('a session', () => {
  test('is kept over a reload and a restart of the server', async ({ page, shop }) => {
    await signIn(page);
    await page.reload({ waitUntil: 'networkidle' });
    await shop.stopServer();
    await shop.startServer();
    await page.goto('/mypage/coupon');
    await expect(shopTitle(page)).toHaveText('쿠폰');
    expect(await storedSession(page)).not.toBeNull();
  });

  test.describe('whose token the server refuses', () => {
    // What is asked for beside the page is refused too.
    test.use({ expectedComplaints: /status of 401/ });

    test('goes on with a new one', async ({ page }) => {
      await signIn(page);
      await spoilAccessToken(page);
      const before = await storedSession(page);
      await page.goto('/main');
      await lookAround(page, page.getByRole('heading', { name: '베스트 그래픽' }));
      const after = await storedSession(page);
      expect(after?.refresh_token).not.toBe(before?.refresh_token);
    });
  });

  test('stays one when three tabs refresh at once, twenty times', async ({ page, context, shop }) => {
    test.setTimeout(120_000);
    await signIn(page);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) await tab.goto('/mypage/coupon', { waitUntil: 'networkidle' });
    let refreshes = 0;
    context.on('request', (request) => {
      if (isRefresh(request)) refreshes += 1;
    });
    for (let time = 1; time <= 20; time++) {
      await letAccessTokenRunOut(page);
      await Promise.all(tabs.map((tab) => tab.reload({ waitUntil: 'networkidle' })));
      for (const tab of tabs) await expect(shopTitle(tab)).toHaveText('쿠폰');
    }
    // One each, but for a tab whose view of local storage is late on a busy machine: the provider forgives that.
    expect(refreshes).toBeLessThan(30);
    const { rows } = await shop.pool.query(
      `select ended_by from identity_session order by created_at desc limit 1`,
    );
    expect(rows).toEqual([{ ended_by: null }]);
  });

  test.describe('that the provider has ended', () => {
    test.use({ expectedComplaints: /status of 40[01]/ });

    test('is over with the next refresh', async ({ page, shop }) => {
      await signIn(page);
      await shop.pool.query(
        `update identity_session set ended_at = now(), ended_by = 'SIGN_OUT' where ended_at is null`,
      );
      await letAccessTokenRunOut(page);
      await page.goto('/mypage/coupon');
      await expect(page.getByRole('alertdialog')).toContainText('로그인 후 이용해주세요.');
      await expect(page).toHaveURL('/main');
      expect(await storedKeys(page)).toEqual(['kkumim.popup-closed-at']);
    });
  });

  test.describe('in an outage', () => {
    test.use({ expectedComplaints: /Failed to load resource|ERR_|QueryFault/ });

    test('is kept, and goes on when the server is back', async ({ page, shop }) => {
      await signIn(page);
      // Seen once, it opens without a server.
      await page.goto('/mypage', { waitUntil: 'networkidle' });
      await page.goto('/main', { waitUntil: 'networkidle' });
      await shop.stopServer();
      await letAccessTokenRunOut(page);
      await followTab(page, '마이');
      await expect(page).toHaveURL('/mypage');
      await expect(page.getByRole('link', { name: /내 디자인/ })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      const kept = await storedSession(page);
      expect(kept).not.toBeNull();
      await shop.startServer();
      // By itself, as soon as it is noticed.
      await expect
        .poll(async () => (await storedSession(page))?.refresh_token, { timeout: 20_000 })
        .not.toBe(kept?.refresh_token);
    });
  });
});

test('logging out in one tab empties all of them', async ({ page, context, shop }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/mypage/coupon');
  await expect(shopTitle(other)).toHaveText('쿠폰');
  const menu = await openSideBar(page);
  await menu.getByRole('button', { name: '로그아웃' }).click();
  await expect(other.getByRole('alertdialog')).toContainText('로그인 후 이용해주세요.');
  await expect(other).toHaveURL('/main');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await storedKeys(page)).toEqual(['kkumim.popup-closed-at']);
  await expect
    .poll(async () => {
      const { rows } = await shop.pool.query(
        'select ended_by from identity_session order by created_at desc limit 1',
      );
      return rows[0]?.ended_by;
    })
    .toBe('SIGN_OUT');
});

for (const locale of ['ko-KR', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const path of [
      '/login',
      '/login/kakao',
      '/login/kakao?code=1',
      '/login/kakao?error=access_denied',
    ]) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

test('no test credential travels with the storefront; the demo shop’s configuration brings it', async ({
  page,
  shop,
}) => {
  const files: string[] = [];
  page.on('response', async (answer) => {
    if (/\.js$/.test(new URL(answer.url()).pathname)) files.push(await answer.text());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((text) => text.includes(memberPassword) || text.includes('@kkumim.test'))).toEqual([]);
  const config = await (await fetch(`${shop.address}/api/v1/config`)).json();
  expect(config.demo_accounts).toContainEqual({
    role: 'shopper',
    email: 'shopper@kkumim.test',
    password: memberPassword,
  });
});
