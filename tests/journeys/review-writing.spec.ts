import type { Pool } from 'pg';
import type { Locator, Page } from 'playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { logIn, shopperEmail } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { expect, test } from '../support/phone-test.ts';
import { photo } from '../support/photos.ts';
import { deleteWrittenReviews, insertDeliveredLine } from '../support/reviewed-lines.ts';
import { resetBuying } from '../support/shopper-orders.ts';

const text = '두 번 빨아도 그림이 그대로예요. 도톰해서 겨울까지 입으려고요.';

const star = (place: Page | Locator, score: number) =>
  place
    .getByRole('group', { name: '별점을 남겨 주세요' })
    .locator('label')
    .nth(score - 1);

/** `orientation`: 6 lies on its side, as phones store what they take upright. */
const file = async (name: string, width: number, height: number, orientation = 1) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(width, height)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation })
    .toBuffer(),
});

const reviewsOf = async (pool: Pool, lineId: string) =>
  (
    await pool.query<{ id: string; score: number; content: string; photos: number; width: number }>(
      `select review.id, score, content, count(image.id)::int as photos, max(image.width) as width from review
       left join review_image image on image.review_id = review.id
       where order_product_id = $1 and deleted_at is null group by review.id`,
      [lineId],
    )
  ).rows;

// A test that fails leaves the shop as it was, too.
test.afterEach(async ({ shop }) => {
  await deleteWrittenReviews(shop.pool as Pool);
  await resetBuying(shop.pool as Pool);
});

// Without a network.
test.use({ hasVisited: true, expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

test('a shopper reviews what was delivered, without a network too, edits it and deletes it', async ({
  phone,
  shop,
}) => {
  const pool = shop.pool as Pool;
  const [first, second] = [
    await insertDeliveredLine(pool, shopperEmail),
    await insertDeliveredLine(pool, shopperEmail),
  ];
  const page = await phone.open('about:blank');
  await logIn(page, '/mypage/review');
  await expect(page.getByRole('tab', { name: '쓸 수 있는 리뷰' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await navigateClientSide(page, `/review/write/${first}/check`);
  await expect(page.getByText('500원')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '리뷰 쓰기' }).click();

  // A mistake is reported at its field, and what was typed is there after a reload.
  await page.getByRole('button', { name: '리뷰 등록하기' }).click();
  await expect(page.getByText('별점을 골라 주세요.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /5점 중 1점/ })).toBeFocused();
  await star(page, 4).click();
  await page.getByLabel('리뷰 내용').fill('짧아요');
  await page.getByLabel('사진 추가').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('사진으로 읽을 수 없는 파일이에요.')).toBeVisible();
  await page.getByLabel('사진 추가').setInputFiles([await file('a.jpg', 3000, 2000, 6)]);
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
  await page.getByRole('button', { name: '리뷰 등록하기' }).click();
  await expect(page.getByText('20자 이상 적어 주세요.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('리뷰 내용')).toHaveValue('짧아요');
  await expect(page.getByRole('radio', { name: /5점 중 4점/ })).toBeChecked();
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByLabel('리뷰 내용').fill(text);
  await page.getByRole('button', { name: '리뷰 등록하기' }).click();
  await expect(page.getByText('리뷰를 등록했어요. 500원이 적립됐어요.')).toBeVisible();
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
  expect(await reviewsOf(pool, first)).toMatchObject([{ score: 4, content: text, photos: 1, width: 1365 }]);
  expect(await findAxeViolations(page)).toEqual([]);
  await navigateClientSide(page, `/review/write/${first}/check`);
  await expect(page.getByText('이미 작성한 리뷰가 있습니다.')).toBeVisible();

  // On the way, without a network: text and two photos wait on the phone, through a restart of the page.
  await navigateClientSide(page, '/mypage/review');
  await phone.waitUntilCached(page);
  await phone.context.setOffline(true);
  await page.getByRole('link', { name: '리뷰 쓰기' }).click();
  await page.getByRole('link', { name: '리뷰 쓰기' }).click();
  await star(page, 5).click();
  await page.getByLabel('리뷰 내용').fill(`지하철에서 쓴 리뷰예요. ${text}`);
  await page
    .getByLabel('사진 추가')
    .setInputFiles([await file('b.jpg', 1200, 900), await file('c.jpg', 900, 1200)]);
  await expect(page.getByRole('img', { name: '사진 2' })).toBeVisible();
  await page.getByRole('button', { name: '리뷰 등록하기' }).click();
  await expect(page.getByText('연결되면 보낼게요', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/지하철에서 쓴 리뷰예요/)).toBeVisible();
  await expect(page.getByRole('img', { name: '사진 2' })).toBeVisible();
  await phone.context.setOffline(false);
  await expect.poll(async () => (await reviewsOf(pool, second)).length, { timeout: 20_000 }).toBe(1);
  expect(await reviewsOf(pool, second)).toMatchObject([{ score: 5, photos: 2 }]);
  await expect(page.getByText('연결되면 보낼게요', { exact: true })).toHaveCount(0);

  const entry = page.getByRole('article').filter({ hasText: '지하철에서 쓴 리뷰예요' });
  await entry.getByRole('button', { name: '수정' }).click();
  const sheet = page.getByRole('dialog', { name: '리뷰 수정하기' });
  await star(sheet, 3).click();
  await sheet.getByRole('button', { name: '사진 1 삭제' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('리뷰를 수정했어요.')).toBeVisible();
  expect(await reviewsOf(pool, second)).toMatchObject([{ score: 3, photos: 1 }]);
  await entry.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(entry).toHaveCount(0);
  expect(await reviewsOf(pool, second)).toEqual([]);
});

test('somebody else reports a review, and its author reads why it was hidden', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const pool = shop.pool as Pool;
  const page = await phone.open('about:blank');
  await logIn(page, '/review/list');
  const report = page.getByRole('button', { name: /^신고/ }).first();
  await report.click();
  const sheet = page.getByRole('dialog', { name: '리뷰 신고하기' });
  await sheet.getByText('욕설·비방').click();
  expect(await findAxeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: '신고' }).click();
  await expect(page.getByText('신고해 주셔서 고마워요.')).toBeVisible();
  const { rows } = await pool.query('delete from review_report returning reason');
  expect(rows).toEqual([{ reason: 'ABUSE' }]);

  const lineId = await insertDeliveredLine(pool, shopperEmail);
  await pool.query(
    `insert into review (user_id, product_id, order_product_id, score, content, state, blind_reason)
     select user_id, product_id, line.id, 1, '숨겨진 리뷰예요', 'BLIND', '전화번호가 적혀 있어요'
     from order_product line join orders on orders.id = order_id where line.id = $1`,
    [lineId],
  );
  await navigateClientSide(page, '/mypage/review?tab=written');
  await expect(page.getByText('전화번호가 적혀 있어요')).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
