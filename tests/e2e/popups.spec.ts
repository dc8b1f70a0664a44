import type { Page } from 'playwright/test';
import { installClock } from '../support/install-clock.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ popupsClosed: false });

const eventOf = (page: Page) => page.getByRole('dialog', { name: '꾸밈 소식' });

async function openMainPage(page: Page): Promise<void> {
  await page.goto('/main');
  await loadDeferred(page, page.getByRole('heading', { name: '베스트 그래픽' }));
}

test('the shop’s news of these days come up in a pause, in their order, until they are closed', async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<{ title: string }>(
    `select title from management_popup
     where deleted_at is null and start_date <= now() and end_date >= now() order by position`,
  );
  await openMainPage(page);
  const news = eventOf(page);
  await expect(news).toBeVisible();
  expect(await news.locator('li p').allTextContents()).toEqual(rows.map((row) => row.title));
  await news.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(news).toBeHidden();
  const closedAt = await page.evaluate(() => localStorage.getItem('kkumim.popup-closed-at'));
  expect(Date.parse(closedAt ?? '')).toBeCloseTo(Date.now(), -5);
});

test('a shopper who went on to the login types there undisturbed', { tag: '@release' }, async ({ page }) => {
  await installClock(page);
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('dialog', { name: '메뉴' }).getByRole('link', { name: '로그인' }).click();
  await page.getByLabel('아이디(이메일)').pressSequentially('sh');
  await page.clock.runFor(60_000);
  await page.keyboard.type('op');
  await expect(page.getByLabel('아이디(이메일)')).toHaveValue('shop');
  await expect(eventOf(page)).toHaveCount(0);
});
