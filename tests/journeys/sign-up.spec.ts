import type { Page } from 'playwright/test';
import { readDemoCode } from '../support/demo-code.ts';
import { releaseTag } from '../support/release-tag.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

const email = 'maru-journey@example.com';
const password = 'maru-kkumida-82';
const phone = '01055550101';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ shop }) => {
  await shop.pool.query('truncate identity_rate_limit');
  await shop.pool.query('delete from demo_message');
});
test.afterEach(async ({ page, shop }) => {
  // An open page still asks, as somebody who is no member any more.
  await page.close();
  for (const table of ['user_agreement', 'user_coupon']) {
    await shop.pool.query(`delete from ${table} where user_id in (select id from "user" where email = $1)`, [
      email,
    ]);
  }
  await shop.pool.query('delete from "user" where email = $1', [email]);
  await shop.pool.query('delete from identity_account where email = $1', [email]);
});

const agreeToRequired = async (page: Page) => {
  for (const name of [/이용약관/, /개인정보/, /구매/, /만 14세/])
    await page.getByRole('checkbox', { name }).check();
};

const fillIn = async (page: Page) => {
  await page.getByLabel('아이디(이메일)').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(password);
  await page.getByLabel('닉네임').fill('여정마루');
  await page.getByLabel('이름', { exact: true }).fill('김마루');
};

const verifyEmail = async (page: Page) => {
  await page.getByRole('button', { name: '인증 메일 받기' }).click();
  const code = page.getByLabel('인증번호', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await readDemoCode(page, email));
  await page.getByRole('button', { name: '인증번호 확인' }).click();
  await expect(page.getByText('이메일을 확인했어요.')).toBeVisible();
};

const verifyPhone = async (page: Page) => {
  await page.getByLabel('휴대폰 번호').fill('010-5555-0101');
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  const code = page.getByLabel('인증번호', { exact: true });
  await expect(code).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^2:\d\d$|^3:00$/);
  await expect(page.getByRole('button', { name: /\d+초 뒤 다시 받기/ })).toBeDisabled();
  await code.fill(await readDemoCode(page, phone));
  await page.getByRole('button', { name: '인증번호 확인' }).click();
  await expect(page.getByText('휴대폰 번호를 확인했어요.')).toBeVisible();
};

test('a visitor signs up on the way to something, and gets there as a member', async ({ page }) => {
  await page.goto('/login?return=%2Fmypage%2Flike');
  await isReady(page);
  await page.getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL(/\/sign-up/);
  const boxes = page.getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await fillIn(page);
  // A reload brings back what was typed, but neither passwords nor consents.
  await page.reload();
  await expect(page.getByLabel('닉네임')).toHaveValue('여정마루');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: '이용약관 동의 내용 보기' }).click();
  await expect(page.getByRole('dialog', { name: '이용약관' })).toBeVisible();
  await page.keyboard.press('Escape');
  await agreeToRequired(page);
  await fillIn(page);
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible();
  await verifyEmail(page);
  await verifyPhone(page);
  await page.getByRole('main').getByRole('button', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/mypage/like');
  // The promised coupon is there, and is said to be.
  const welcome = page.getByRole('dialog', { name: '꾸밈 회원이 되신 걸 환영해요!' });
  await expect(welcome).toContainText('‘가입 축하 3,000원 할인’ 쿠폰을 드렸어요.');
  await expect(welcome.getByRole('button', { name: '닫기' })).toBeVisible();
  const told = await page.evaluate(() => Reflect.get(window, 'dataLayer') as readonly object[]);
  expect(told).toContainEqual({ event: 'sign_up', method: 'password' });
  await welcome.getByRole('button', { name: '쿠폰 보기' }).click();
  await expect(page).toHaveURL('/mypage/coupon');
  await expect(page.getByText('가입 축하 3,000원 할인').first()).toBeVisible();
});

for (const language of ['ko', 'en'] as const) {
  const texts = {
    ko: {
      terms: '약관에 동의해주세요.',
      age: '만 14세 이상만 가입할 수 있습니다.',
      missing: '아이디를 확인해주세요.',
      format: '아이디는 이메일 형식이어야 합니다.',
      taken: '이미 사용 중인 아이디입니다.',
      mismatch: '비밀번호가 일치하지 않습니다.',
      weak: '비밀번호는 영문과 숫자를 포함해 8자 이상이어야 합니다.',
      open: '인증이 완료되지 않았습니다.',
      code: '인증번호가 일치하지 않습니다.',
      address: '이메일 인증을 완료해주세요.',
      expired: '인증 시간이 만료되었습니다. 인증번호를 다시 요청해주세요.',
    },
    en: {
      terms: 'Please agree to the terms.',
      age: 'You must be at least 14 years old.',
      missing: 'Please check your ID.',
      format: 'The ID must be an email address.',
      taken: 'This ID is already in use.',
      mismatch: 'The passwords do not match.',
      weak: 'Use at least 8 characters with letters and digits.',
      open: 'Verification is not complete.',
      code: 'The codes do not match.',
      address: 'Please verify your email address.',
      expired: 'The code has expired. Please request a new one.',
    },
  }[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: { ko: 'ko-KR', en: 'en-US' }[language], expectedErrors: /status of (400|409)/ });

    test(
      `each mistake is reported in its own words (${language})`,
      releaseTag(language !== 'ko'),
      async ({ page, shop }) => {
        await page.clock.install();
        await page.goto('/sign-up');
        const field = (name: string) => page.locator(`input[name="${name}"]`);
        const submit = page.locator('form button[type="submit"]');
        const says = (text: string) => expect(page.getByRole('main').getByText(text)).toBeVisible();
        await submit.click();
        await says(texts.missing);
        await says(texts.weak);
        await field('email').fill('maru');
        await says(texts.format);
        await field('email').fill('shopper@kkumim.test');
        await field('password').fill(password);
        await says(texts.taken);
        await field('passwordConfirm').fill(`${password}!`);
        await field('email').fill(email);
        await says(texts.mismatch);
        await field('passwordConfirm').fill(password);
        await field('nickname').fill('여정마루');
        await field('name').fill('김마루');
        await submit.click();
        await says(texts.terms);
        for (const name of ['service', 'privacy', 'purchase']) await field(`agreements.${name}`).check();
        await submit.click();
        await says(texts.age);
        await field('agreements.over14').check();
        await submit.click();
        await says(texts.open);
        await says(texts.address);
        await field('phone').fill(phone);
        await field('phone').press('Enter');
        await field('code').fill('000000');
        await field('code').press('Enter');
        await says(texts.code);
        await page.clock.fastForward(181_000);
        await says(texts.expired);
        const { rowCount } = await shop.pool.query('select from "user" where email = $1', [email]);
        expect(rowCount).toBe(0);
      },
    );
  });
}
