import type { Page } from 'playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

// The wallet service of the shop is kept between runs, and its wallets with it.
const email = `jiwoo.${Date.now()}@mail.test`;
const password = 'wallet1234';

test.use({ expectedErrors: /status of 4\d\d/ });
test.afterEach(async ({ shop }) => {
  await shop.pool.query('delete from user_wallet');
});

/** The newest code, where the demo shop shows what it would have sent. */
async function readCode(page: Page): Promise<string> {
  const messages = await page.context().newPage();
  await messages.goto('/dev/messages');
  const text = await messages.getByRole('listitem').filter({ hasText: email }).first().textContent();
  await messages.close();
  return /인증번호는 (\d{6})/.exec(text ?? '')?.[1] ?? '';
}

test('a member creates a wallet, disconnects it, and links it again', async ({ page }) => {
  await logIn(page, '/mypage');
  await page.getByRole('link', { name: '지갑', exact: true }).click();
  await expect(page.getByText('아직 연결한 지갑이 없어요')).toBeVisible();
  await expect(page.getByRole('heading', { name: '판매자에게 투명한 정산' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '지갑 연결' }).click();

  // A mistake is reported at its field, and what was typed stays.
  const send = page.getByRole('button', { name: '인증번호 받기' });
  await send.click();
  await expect(page.getByText('이메일 주소를 확인해 주세요.')).toBeVisible();
  await page.getByLabel('지갑에 쓸 이메일').fill(email);
  await send.click();
  await expect(page.getByText(`${email} 주소로 인증번호를 보냈어요.`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('지갑에 쓸 이메일')).toHaveValue(email);
  const code = await readCode(page);
  const create = page.getByRole('button', { name: '지갑 만들기' });
  await page.getByLabel('인증번호 (6자리)').fill(code === '000000' ? '000001' : '000000');
  await page.getByLabel('지갑 비밀번호').fill(password);
  await page.getByLabel('비밀번호 확인').fill('wallet12345');
  await create.click();
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
  await page.getByLabel('비밀번호 확인').fill(password);
  await create.click();
  await expect(page.getByText('인증번호가 일치하지 않습니다.')).toBeVisible();
  await expect(page.getByLabel('인증번호 (6자리)')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('인증번호 (6자리)').fill(code);
  await create.click();

  await expect(page).toHaveURL('/mypage/wallet');
  await expect(page.getByText('0원', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '지갑 연결 해제' }).click();
  await page.getByRole('button', { name: '연결 해제', exact: true }).click();
  await expect(page.getByText('아직 연결한 지갑이 없어요')).toBeVisible();

  // The address has a wallet: its owner is told so, and gets there with its password.
  await page.getByRole('link', { name: '지갑 연결' }).click();
  await page.getByLabel('지갑에 쓸 이메일').fill(email);
  await send.click();
  await expect(page.getByText(`${email} 주소로 인증번호를 보냈어요.`)).toBeVisible();
  await expect.poll(() => readCode(page)).not.toBe(code);
  await page.getByLabel('인증번호 (6자리)').fill(await readCode(page));
  await page.getByLabel('지갑 비밀번호').fill(password);
  await page.getByLabel('비밀번호 확인').fill(password);
  await create.click();
  await expect(page.getByText('이미 생성된 이메일입니다.')).toBeVisible();
  await page.getByRole('button', { name: '이 지갑 연결하기' }).click();
  await page.getByLabel('지갑 비밀번호').fill('wrong12345');
  await page.getByRole('button', { name: '지갑 연결하기' }).click();
  await expect(page.getByText('이메일 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await page.getByLabel('지갑 비밀번호').fill(password);
  await page.getByRole('button', { name: '지갑 연결하기' }).click();
  await expect(page).toHaveURL('/mypage/wallet');
  await expect(page.getByText(email)).toBeVisible();
});
