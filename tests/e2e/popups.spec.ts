import { lookAround } from '../support/look-around.ts';
import { expect, test } from '../support/shop-test.ts';

const key = 'kkumim.popup-closed-at';
const day = 24 * 60 * 60 * 1000;

test.use({ popupsClosed: false });

test('the shop’s news come up, and closed for today they stay away', async ({ page }) => {
  await page.goto('/main');
  const news = page.getByRole('dialog', { name: '꾸밈 소식' });
  await lookAround(page, news);
  await news.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(news).toBeHidden();
  await page.reload();
  await lookAround(page, page.getByRole('heading', { name: '베스트 그래픽' }));
  await expect(news).toBeHidden();
});

test('closed only once they are back with the next visit', async ({ page }) => {
  await page.goto('/main');
  const news = page.getByRole('dialog', { name: '꾸밈 소식' });
  await lookAround(page, news);
  await news.getByRole('button', { name: '닫기' }).click();
  await expect(news).toBeHidden();
  await page.reload();
  await lookAround(page, news);
});

for (const [when, stored, shown] of [
  ['23 hours and 59 minutes after closing', new Date(Date.now() - day + 60_000).toISOString(), false],
  ['24 hours and a minute after closing', new Date(Date.now() - day - 60_000).toISOString(), true],
  ['when what was stored is no date', 'yesterday-ish', true],
  ['when what was stored is empty', '', true],
] as const) {
  test(`${when} the news ${shown ? 'come up' : 'stay away'}`, async ({ page }) => {
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, stored] as const);
    await page.goto('/main');
    await lookAround(page, page.getByRole('heading', { name: '베스트 그래픽' }));
    const news = page.getByRole('dialog', { name: '꾸밈 소식' });
    await (shown ? expect(news).toBeVisible() : expect(news).toBeHidden());
  });
}

test('only news of these days are shown, in their order', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ title: string }>(
    `select title from management_popup
     where deleted_at is null and start_date <= now() and end_date >= now() order by position`,
  );
  await page.goto('/main');
  const news = page.getByRole('dialog', { name: '꾸밈 소식' });
  await lookAround(page, news);
  const titles = await news.locator('li p').allTextContents();
  expect(titles).toEqual(rows.map((row) => row.title));
});
