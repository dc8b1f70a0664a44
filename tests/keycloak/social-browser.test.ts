import { type Browser, chromium, type Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newPhone, readCode } from '../support/account-requests.ts';
import { browserOptions } from '../support/chromium.ts';
import { pressLogOut } from '../support/log-in.ts';
import { isReady } from '../support/rendered-page.ts';
import { readStoredSession } from '../support/stored-session.ts';
import { insertTerms } from '../support/terms.ts';
import { callAdminApi, findUser, issuer } from './administration.ts';
import { email, withBrokeredShop } from './brokered-shop.ts';

// A real browser: the shop, Keycloak and the provider are three origins.

const { server } = withBrokeredShop(true);
const shop = new URL(inject('keycloakPages'));
let browser: Browser;

beforeAll(async () => {
  await server.app.listen({ host: shop.hostname, port: Number(shop.port) });
  await insertTerms(server);
  browser = await chromium.launch(browserOptions);
});
afterAll(() => browser.close());

async function goToGoogle(page: Page) {
  await page.goto('/login?return=/mypage/like');
  await isReady(page);
  await page.getByRole('link', { name: '구글 계정으로 계속하기' }).click();
  await expectPage(page.getByRole('heading', { name: '샌드박스 구글 로그인' })).toBeVisible();
}
const accept = (page: Page) => page.getByRole('button', { name: '동의하고 계속하기' }).click();

test('a visitor becomes a member by a provider of Keycloak, is known the next time, and signs out', async () => {
  const page = await browser.newPage({ baseURL: shop.origin, locale: 'ko-KR' });
  await goToGoogle(page);
  await accept(page);
  const question = page.getByRole('alertdialog');
  await expectPage(question).toContainText('가입되지 않은 계정입니다. 회원가입을 진행하시겠습니까?');
  await question.getByRole('button', { name: '확인' }).click();
  await page.waitForURL('/sign-up/social');
  await page.getByLabel('닉네임').fill('열쇠소셜');
  for (const name of [/이용약관/, /개인정보/, /구매/, /만 14세/])
    await page.getByRole('checkbox', { name }).check();
  const phone = newPhone();
  await page.getByLabel('휴대폰 번호').fill(phone);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/auth/codes'));
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  expect((await sent).status()).toBe(201);
  await page.getByLabel('인증번호', { exact: true }).fill(await readCode(server, phone));
  await page.getByRole('button', { name: '인증번호 확인' }).click();
  await page.getByText('휴대폰 번호를 확인했어요.').waitFor();
  await page.getByRole('main').getByRole('button', { name: '회원가입' }).click();
  // Keycloak opens the session: once more by the provider, which asks nobody who is signed in there.
  await accept(page);
  await page.waitForURL('/mypage/like');
  const member = await findUser(email);
  const readSub = async () => {
    const token = (await readStoredSession(page))?.access_token ?? '';
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  };
  expect(await readSub()).toMatchObject({ iss: issuer, sub: member?.id });

  // The profile knows the account; further ones are not linked here.
  await page.goto('/mypage/profile');
  await page.getByRole('button', { name: '구글 연결 해제' }).waitFor();
  expect(await page.getByRole('link', { name: /연결하기/ }).count()).toBe(0);

  const left = page.waitForResponse(`${issuer}/protocol/openid-connect/logout`);
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await pressLogOut(page);
  expect((await left).status()).toBe(204);
  expect(await callAdminApi('GET', `/users/${member?.id}/sessions`)).toEqual([]);

  await goToGoogle(page);
  await accept(page);
  await page.waitForURL('/mypage/like');
  expect(await readSub()).toMatchObject({ sub: member?.id });
  await page.close();
});

test('a shopper who cancels at the provider gets back to the shop, where only what is configured has a button', async () => {
  const page = await browser.newPage({ baseURL: shop.origin, locale: 'ko-KR' });
  await goToGoogle(page);
  await page.getByRole('button', { name: '취소' }).click();
  await page.getByText(/접근 거부됨/).waitFor();
  await page.getByRole('link', { name: '꾸밈' }).click();
  await page.waitForURL('/login');
  const buttons = page.getByRole('link', { name: /계정으로 계속하기/ });
  await expectPage(buttons).toHaveText([/카카오/, /구글/, /라인/]);
  expect(await readStoredSession(page)).toBeNull();
  await page.close();
});
