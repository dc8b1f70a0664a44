import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { buildSandboxSocial } from '#server/sandbox/social/sandbox-social-server.ts';
import { readDemoCode } from '../support/demo-code.ts';
import { logOut } from '../support/log-in.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { readStoredSession } from '../support/stored-session.ts';

const phone = '01055550117';

// Somebody who is not a member yet is answered with 404, one whose email is taken with 409.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of (404|409)/ });

test.beforeEach(async ({ shop }) => {
  await shop.pool.query('truncate identity_rate_limit');
  await shop.pool.query('delete from demo_message');
});
test.afterEach(async ({ page, shop }) => {
  // An open page still asks, as somebody who is no member any more.
  await page.close();
  await shop.startServer();
  const ids = `(select id from "user" where email like 'hansocial@%')`;
  await shop.pool.query(`delete from user_social where user_id in ${ids}`);
  await shop.pool.query(`delete from user_agreement where user_id in ${ids}`);
  await shop.pool.query(`delete from user_coupon where user_id in ${ids}`);
  await shop.pool.query(`delete from identity_account where id in ${ids}`);
  await shop.pool.query(`delete from "user" where email like 'hansocial@%'`);
});

const goToKakao = async (page: Page, path = '/login') => {
  await page.goto(path);
  await isReady(page);
  await page.getByRole('link', { name: '카카오 계정으로 계속하기' }).click();
  await expect(page.getByRole('heading', { name: '샌드박스 카카오 로그인' })).toBeVisible();
};
const accept = (page: Page) => page.getByRole('button', { name: '동의하고 계속하기' }).click();

test('a visitor becomes a member by Kakao, gets where they were going, and is known the next time', async ({
  page,
}) => {
  await goToKakao(page, '/login?return=%2Fmypage%2Flike');
  await accept(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('가입되지 않은 계정입니다. 회원가입을 진행하시겠습니까?');
  await question.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL('/sign-up/social');
  await expect(page.getByText('카카오 계정(hansocial@kakao.example)으로 가입해요')).toBeVisible();
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('한소셜');
  await expectAccessible(page);
  await page.getByLabel('닉네임').fill('여정소셜');
  // A reload costs no second visit to Kakao.
  await page.reload();
  await expect(page.getByLabel('닉네임')).toHaveValue('여정소셜');
  for (const name of [/이용약관/, /개인정보/, /구매/, /만 14세/])
    await page.getByRole('checkbox', { name }).check();
  await page.getByLabel('휴대폰 번호').fill(phone);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByLabel('인증번호', { exact: true }).fill(await readDemoCode(page, phone));
  await page.getByRole('button', { name: '인증번호 확인' }).click();
  await expect(page.getByText('휴대폰 번호를 확인했어요.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/mypage/like');
  await expect(page.getByText('‘가입 축하 3,000원 할인’ 쿠폰을 드렸어요.')).toBeVisible();

  // The profile knows the account, and that there is no password yet.
  await page.goto('/mypage/profile');
  await expect(page.getByRole('button', { name: '카카오 연결 해제' })).toBeVisible();
  await expect(page.getByRole('button', { name: '비밀번호 만들기' })).toBeVisible();
  await page.getByRole('link', { name: '라인 연결하기' }).click();
  await accept(page);
  await expect(page).toHaveURL('/mypage/profile');
  await expect(page.getByRole('button', { name: '라인 연결 해제' })).toBeVisible();

  await logOut(page);
  await goToKakao(page, '/login?return=%2Fcart');
  await accept(page);
  await expect(page).toHaveURL('/cart');
  expect(await readStoredSession(page)).not.toBeNull();
});

test('a shopper whose email address is registered is told how to log in, and one who cancels loses nothing', {
  tag: '@release',
}, async ({ page }) => {
  await goToKakao(page, '/login?return=%2Fcart');
  await page.getByRole('radio', { name: /김쇼퍼/ }).check();
  await accept(page);
  await expect(
    page.getByText('이미 가입된 이메일입니다. 기존에 가입하신 방법으로 로그인해주세요.'),
  ).toBeVisible();
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await expect(page).toHaveURL('/login?return=%2Fcart');
  await goToKakao(page, '/login?return=%2Fcart');
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('heading', { name: '카카오 로그인을 취소했어요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '다시 시도' }).click();
  await accept(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL('/login?return=%2Fcart');
  expect(await readStoredSession(page)).toBeNull();
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the question and a canceled login are in the words of the shopper', { tag: '@release' }, async ({
    page,
  }) => {
    await page.goto('/login');
    await isReady(page);
    await page.getByRole('link', { name: 'Continue with Naver' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Login with Naver was canceled' })).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'You are not registered. Proceed with membership?',
    );
  });
});

test('Apple’s form comes back without cookies, and the shopper is known all the same; while Apple is down, it says so', async ({
  page,
  shop,
}) => {
  const apple = createServer();
  const listen = (port: number) =>
    new Promise<void>((resolve) => void apple.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = apple.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const app = await buildSandboxSocial({ secret: 'secret', origin });
  await app.ready();
  apple.on('request', app.routing);
  apple.close();
  await shop.stopServer();
  await shop.startServer({
    SOCIAL_APPLE_CLIENT: 'kkumim-sandbox',
    SOCIAL_APPLE_SECRET: 'secret',
    SOCIAL_APPLE_ISSUER: `${origin}/sandbox/social/apple`,
    SOCIAL_APPLE_SCRIPT: 'off',
  });
  // Another site than the stand-in's, which is at 127.0.0.1.
  await page.goto(`${shop.address.replace('127.0.0.1', 'localhost')}/login`);
  await isReady(page);
  await expect(page.getByRole('link', { name: /계정으로 계속하기/ })).toHaveCount(1);
  await page.getByRole('link', { name: '애플 계정으로 계속하기' }).click();
  await expect(page.getByRole('heading', { name: '지금 애플에서 응답이 없어요' })).toBeVisible();

  await listen(port);
  await page.getByRole('link', { name: '다시 시도' }).click();
  const posting = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/callback'),
  );
  await accept(page);
  expect((await (await posting).allHeaders()).cookie).toBeUndefined();
  await expect(page.getByRole('alertdialog')).toContainText('가입되지 않은 계정입니다');
  apple.closeAllConnections();
  apple.close();
  await app.close();
  await shop.stopServer();
});
