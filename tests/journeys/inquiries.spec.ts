import type { Pool } from 'pg';
import type { Page } from 'playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { artistEmail, logIn, submitLogin } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { expect, test } from '../support/phone-test.ts';
import { photo } from '../support/photos.ts';

const adminEmail = 'admin@kkumim.test';

/** A product that nobody of the demo shop has asked about. */
async function quietProduct(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from product where state = 'ACT' and deleted_at is null
       and not exists (select from product_inquiry where product_id = product.id) order by id limit 1`,
  );
  return `/product/${rows[0]?.id}`;
}

async function openQuestions(page: Page, name = '문의'): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  await loadDeferred(page, tab);
  await tab.click();
}

/** Answers as an operator does with a tool of their own. */
async function answerAs(page: Page, path: string, answer: string): Promise<number> {
  await logIn(page, '/privacy', adminEmail);
  return page.evaluate(
    async ([url, text]) => {
      const token = Object.values(localStorage).find((stored) => /^ey\w+\./.test(stored));
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(`/api/v1/admin/${url}/answer`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ answer: text }),
      });
      return response.status;
    },
    [path, answer],
  );
}

// A test that fails leaves the shop as it was, too.
test.afterEach(async ({ shop }) => {
  await shop.pool.query(
    `delete from product_inquiry where content like '%색은 언제 나오나요?' or content like '지하철에서%'`,
  );
  await shop.pool.query(
    `delete from inquiry_image using inquiry where inquiry_id = inquiry.id and title = 'Paid twice?'`,
  );
  await shop.pool.query(`delete from inquiry where title = 'Paid twice?'`);
});

test.describe('questions about a product', () => {
  // Without a network. What is typed then is of the core font's letters; others would be loaded.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('a shopper asks before logging in, changes it, asks offline, and reads the answer', async ({
    phone,
    browser,
    shop,
  }) => {
    const pool = shop.pool as Pool;
    const path = await quietProduct(pool);
    const page = await phone.open(path);
    await openQuestions(page);
    await page.getByRole('button', { name: '문의하기' }).click();
    const sheet = page.getByRole('dialog', { name: '상품 문의하기' });
    await sheet.getByRole('button', { name: '문의 등록하기' }).click();
    await expect(sheet.getByText('문의 내용을 적어 주세요.')).toBeVisible();
    await sheet.getByText('재입고').click();
    await sheet.getByLabel('문의 내용').fill('빨간색은 언제 나오나요?');
    await expect(sheet.getByText('13/1,000자')).toBeVisible();
    await sheet.getByRole('switch', { name: /비밀글/ }).check();
    expect(await findAxeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: '문의 등록하기' }).click();
    await page.getByRole('button', { name: '확인' }).click();

    await submitLogin(page);
    await expect(page).toHaveURL(path);
    await expect(sheet.getByLabel('문의 내용')).toHaveValue('빨간색은 언제 나오나요?');
    await sheet.getByRole('button', { name: '문의 등록하기' }).click();
    await expect(page.getByText('문의를 등록했어요.')).toBeVisible();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('빨간색은 언제 나오나요?')).toBeVisible();

    await panel.getByRole('button', { name: '수정' }).click();
    const change = page.getByRole('dialog', { name: '문의 수정하기' });
    await change.getByLabel('문의 내용').fill('남색은 언제 나오나요?');
    await change.getByRole('button', { name: '저장' }).click();
    await expect(panel.getByText('남색은 언제 나오나요?')).toBeVisible();
    await expect(page.getByText('문의를 수정했어요.')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);

    await phone.context.setOffline(true);
    await page.getByRole('button', { name: '문의하기' }).click();
    await sheet.getByLabel('문의 내용').fill('지하철에서 적은 문의예요.');
    await sheet.getByRole('button', { name: '문의 등록하기' }).click();
    await expect(panel.getByText('연결되면 보낼게요')).toBeVisible();
    await phone.context.setOffline(false);
    const sent = async () => {
      const { rows } = await pool.query<{ id: string }>(
        `select id from product_inquiry where content = '지하철에서 적은 문의예요.' and deleted_at is null`,
      );
      return rows;
    };
    await expect.poll(async () => (await sent()).length).toBe(1);
    await expect(panel.getByText('연결되면 보낼게요')).toHaveCount(0);

    const { rows } = await pool.query<{ id: string }>(
      `select id from product_inquiry where content = '남색은 언제 나오나요?'`,
    );
    const operator = await browser.newPage({ baseURL: shop.address });
    expect(await answerAs(operator, `product-inquiries/${rows[0]?.id}`, '다음 달에 들어와요.')).toBe(204);
    await operator.goto(path);
    await openQuestions(operator, '문의');
    await expect(operator.getByText('비밀글이에요.').first()).toBeVisible();
    await expect(operator.getByText('남색은')).toHaveCount(0);
    await operator.close();

    await navigateClientSide(page, `/mypage/qna#${rows[0]?.id}`);
    await expect(page.getByText('다음 달에 들어와요.')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('지하철에서 적은 문의예요.')).toHaveCount(0);

    await phone.context.setOffline(true);
    await navigateClientSide(page, '/mypage');
    await navigateClientSide(page, '/mypage/qna');
    await expect(page.getByText('남색은 언제 나오나요?')).toBeVisible();
    await phone.context.setOffline(false);
  });
});

test.describe('in English', () => {
  test.use({ phoneOptions: { locale: 'en-US' } });

  test('a member writes to the shop with photos, and nobody else sees them', async ({
    phone,
    browser,
    shop,
  }) => {
    const page = await phone.open('/privacy');
    await logIn(page, '/mypage/oneonone', artistEmail);
    await expect(page.getByRole('heading', { name: 'No inquiries yet' })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Write an inquiry' }).click();
    await page.getByText('Payment', { exact: true }).click();
    await page.getByLabel('Title').fill('Paid twice?');
    await page.getByRole('textbox', { name: 'Inquiry' }).fill('My card shows two lines.');
    const file = { name: 'card.png', mimeType: 'image/png', buffer: await photo(600, 400).png().toBuffer() };
    await page.getByLabel('Add photos').setInputFiles([file, file]);
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Paid twice?');
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the inquiry' }).click();
    await expect(page).toHaveURL(/\/mypage\/oneonone#/);
    await expect(page.getByText('My card shows two lines.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();

    const { rows } = await shop.pool.query<{ id: string; upload: string }>(
      `select id, upload_id as upload from inquiry join inquiry_image on inquiry_id = id where title = 'Paid twice?'`,
    );
    expect(rows).toHaveLength(1);
    expect((await fetch(`${shop.address}/cdn/uploads/${rows[0]?.upload}.webp`)).status).toBe(404);
    const operator = await browser.newPage({ baseURL: shop.address });
    expect(await answerAs(operator, `inquiries/${rows[0]?.id}`, 'We have paid one of them back.')).toBe(204);
    await operator.close();
    await navigateClientSide(page, '/mypage');
    await navigateClientSide(page, `/mypage/oneonone#${rows[0]?.id}`);
    await expect(page.getByText('We have paid one of them back.')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
