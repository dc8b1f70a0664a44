import type { Page } from 'playwright/test';
import { readDemoCode } from '../support/demo-code.ts';
import { submitLogin } from '../support/log-in.ts';
import { insertMember, newMemberPassword, removeMember } from '../support/new-member.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

const email = 'maru-profile@example.com';
const newPassword = 'gureum-namu-73';

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of (400|401|403)/ });

test.beforeEach(async ({ shop }) => {
  await shop.pool.query('truncate identity_rate_limit');
  await shop.pool.query('delete from demo_message');
  await removeMember(shop.pool, email);
  await insertMember(shop.pool, email);
});
test.afterEach(({ shop }) => removeMember(shop.pool, email));

async function logInAsMember(page: Page, path: string) {
  await page.goto(`/login?return=${encodeURIComponent(path)}`);
  await isReady(page);
  await submitLogin(page, { email, password: newMemberPassword });
}

test('a member changes nickname, phone and password, and asks for the password when it has been a while', async ({
  page,
  shop,
  browser,
}) => {
  await logInAsMember(page, '/mypage/profile');
  await expect(page).toHaveURL('/mypage/profile');
  await page.getByLabel('닉네임').fill('구름마루');
  await page.getByRole('button', { name: '닉네임 저장' }).click();
  await expect(page.getByText('닉네임을 바꿨어요.')).toBeVisible();
  await expectAccessible(page);

  await shop.pool.query(`update identity_session set authenticated_at = now() - interval '11 minutes'`);
  await page.getByRole('button', { name: '번호 바꾸기', exact: true }).click();
  await page.getByLabel('휴대폰 번호').fill('010-5555-0199');
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByLabel('인증번호', { exact: true }).fill(await readDemoCode(page, '01055550199'));
  await page.getByRole('button', { name: '인증번호 확인' }).click();
  await page.getByRole('button', { name: '번호 저장', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '비밀번호를 다시 입력해 주세요' });
  await sheet.getByLabel('비밀번호', { exact: true }).fill('wrong');
  await sheet.getByRole('button', { name: '계속하기' }).click();
  await expect(sheet).toContainText('아이디와 비밀번호를 다시 확인해주세요.');
  await sheet.getByLabel('비밀번호', { exact: true }).fill(newMemberPassword);
  await sheet.getByRole('button', { name: '계속하기' }).click();
  await expect(page.getByText('010-5555-0199')).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: shop.address });
  await logInAsMember(elsewhere, '/mypage/like');
  await expect(elsewhere).toHaveURL('/mypage/like');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await page.getByLabel('새 비밀번호').fill(newPassword);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: '비밀번호 저장' }).click();
  await expect(page.getByText('비밀번호를 바꿨어요.')).toBeVisible();
  const { rows } = await shop.pool.query(
    `select count(*)::int from identity_session where ended_by = 'PASSWORD_CHANGE' and account_id =
       (select id from identity_account where email = $1)`,
    [email],
  );
  expect(rows[0].count).toBe(1);
  await elsewhere.close();
});

test('consents are given one by one, each confirmed with its date and the sender', {
  tag: '@release',
}, async ({ page }) => {
  await logInAsMember(page, '/mypage/profile');
  const byEmail = page.getByRole('switch', { name: '이메일로 받기' });
  await expect(byEmail).toBeDisabled();
  const confirmed = async (text: string) => {
    const dialog = page.getByRole('dialog', { name: text });
    await expect(dialog).toContainText(/\d{4}\. \d{1,2}\. \d{1,2}\./);
    await expect(dialog).toContainText('주식회사 꾸밈');
    await dialog.getByRole('button', { name: '확인' }).click();
  };
  await page.getByRole('switch', { name: '광고성 정보 받기' }).click();
  await confirmed('동의했어요: 광고성 정보 받기');
  await byEmail.click();
  await confirmed('동의했어요: 이메일로 받기');
  await page.reload();
  await expect(byEmail).toBeChecked();
  await page.getByRole('button', { name: '이메일로 받기 동의 내역 보기' }).click();
  await confirmed('이메일로 받기');
  await page.getByRole('switch', { name: '광고성 정보 받기' }).click();
  await confirmed('동의를 철회했어요: 광고성 정보 받기');
  await expect(byEmail).not.toBeChecked();
});

test('a member signs out another device and downloads the own data', { tag: '@release' }, async ({
  page,
  browser,
  shop,
}) => {
  const elsewhere = await browser.newPage({ baseURL: shop.address });
  await logInAsMember(elsewhere, '/mypage/like');
  await expect(elsewhere).toHaveURL('/mypage/like');
  await elsewhere.close();
  await logInAsMember(page, '/mypage/profile');
  await page.getByRole('button', { name: '다른 기기에서 로그아웃' }).click();
  await expect(page.getByRole('button', { name: '다른 기기에서 로그아웃' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '내 정보 내려받기' }).click();
  expect((await download).suggestedFilename()).toBe('kkumim-my-data.json');
});

test('a member leaves with one question, and is told at the next login', async ({ page }) => {
  await logInAsMember(page, '/mypage/profile');
  await page.getByRole('link', { name: '회원 탈퇴' }).click();
  await page.getByLabel('어떤 점이 아쉬웠나요? (선택)').fill('이사를 가요');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('모든 기기에서 바로 로그아웃되고');
  await question.getByRole('button', { name: '회원 탈퇴' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('탈퇴했어요.');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL('/main');
  await logInAsMember(page, '/main');
  await expect(page.getByRole('heading', { name: '탈퇴한 계정이에요' })).toBeVisible();
  await page.getByRole('button', { name: '다른 계정으로 로그인' }).click();
  await expect(page.locator('input[name="username"]')).toBeVisible();
});

test('a member who has forgotten the password sets a new one with a code that comes by email', async ({
  page,
}) => {
  await page.goto('/login?return=%2Fmypage%2Flike');
  await isReady(page);
  await page.getByRole('link', { name: '비밀번호 찾기' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: '비밀번호 찾기', level: 1 })).toBeVisible();
  await page.getByLabel('아이디(이메일)').fill(email);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByLabel('인증번호', { exact: true }).fill(await readDemoCode(page, email));
  await page.getByRole('button', { name: '인증번호 확인' }).click();
  await page.getByLabel('새 비밀번호').fill(newPassword);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: '새 비밀번호로 바꾸기' }).click();
  await expect(page).toHaveURL('/mypage/like');
});
