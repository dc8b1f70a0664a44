import type { Page } from 'playwright/test';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const entries = (page: Page) => page.getByRole('main').locator('details');
const open = (page: Page) => page.getByRole('main').locator('details[open]');

test('a notice opens in place, its address opens it again, and the pinned ones stand first', async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<{ id: string; title: string }>(
    'select id, title from notice where deleted_at is null order by is_fixed desc, created_at desc, id',
  );
  const [, second, third] = rows;
  await page.goto('/mypage/notice');
  await expect(page).toHaveTitle(/공지사항/);
  await expect(entries(page).first()).toContainText('중요');
  for (const [place, { title }] of rows.entries())
    await expect(entries(page).nth(place)).toContainText(title);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? ''));
  await page.getByText(second?.title ?? '').click();
  await expect(open(page).locator('li').first()).toBeVisible();
  await page.getByText(third?.title ?? '').click();
  await expect(page).toHaveURL(`/mypage/notice#${third?.id}`);
  await expect(open(page)).toHaveCount(2);
  expect(requests.filter((body) => body.includes('NoticeList'))).toEqual([]);
  await expectAccessible(page);
  await page.reload();
  await expect(open(page)).toContainText([third?.title ?? '']);
  await expect(open(page).locator('p').first()).toBeVisible();
  await page.getByText(third?.title ?? '').click();
  await expect(page).toHaveURL('/mypage/notice');
});

test('the address of an older notice opens it above the list; that of a deleted one says so', {
  tag: '@release',
}, async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ id: string }>(
    `insert into notice (title, content, created_at)
     select '지난 공지 ' || n, '<p>지난 내용 ' || n || '<a href="javascript:alert(1)">더</a></p>',
       now() - interval '1 year' - n * interval '1 day' from generate_series(1, 30) n returning id`,
  );
  try {
    await page.goto(`/mypage/notice#${rows[29]?.id}`);
    await expect(open(page)).toContainText('지난 내용 30');
    await expect(open(page).getByText('더')).not.toHaveAttribute('href');
    await expect(entries(page).first()).toContainText('지난 공지 30');
    await entries(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByText('마지막까지 다 봤어요!')).toBeAttached();
    await expect(page.getByText('지난 공지 30')).toHaveCount(1);
    await shop.pool.query('update notice set deleted_at = now() where id = $1', [rows[25]?.id]);
    await navigateClientSide(page, `/mypage/notice#${rows[25]?.id}`);
    await expect(page.getByText('찾으시는 공지사항은 더 이상 볼 수 없어요')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await shop.pool.query('delete from notice where id = any ($1)', [rows.map(({ id }) => id)]);
  }
});

test('a shopper finds an answer by a word that is half typed, and reads it', async ({ page }) => {
  await page.goto('/mypage/faq');
  const field = page.getByRole('searchbox', { name: '질문 검색' });
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await field.pressSequentially('선무', { delay: 20 });
  await expect(entries(page)).toHaveCount(1);
  await entries(page).getByText('선물 포장이 되나요?').click();
  await expect(open(page).locator('p')).toContainText('상자에 담아');
  await expect(page).toHaveURL(/\/mypage\/faq#[0-9a-f-]{36}$/);
  await field.fill('우주선');
  await expect(page.getByRole('heading', { name: '‘우주선’에 대한 질문은 아직 없어요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '전체 질문 보기' }).click();
  await page.reload();
  await expect(open(page)).toContainText('선물 포장이 되나요?');
});
