import { followTab } from '../support/follow-tab.ts';
import { lookAround } from '../support/look-around.ts';
import { expect, test } from '../support/shop-test.ts';

test('side bar and search take each other’s place and close when the shopper goes on', async ({ page }) => {
  await page.goto('/main');
  const sideBar = page.getByRole('dialog', { name: '메뉴' });
  const search = page.getByRole('dialog', { name: '검색' });

  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(sideBar).toBeVisible();
  await sideBar.getByRole('button', { name: '검색 열기' }).click();
  await expect(search).toBeVisible();
  await expect(sideBar).toBeHidden();

  await search.getByRole('link', { name: '고양이' }).click();
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await expect(search).toBeHidden();
});

test('Escape closes the side bar and gives the focus back', async ({ page }) => {
  await page.goto('/main');
  const open = page.getByRole('button', { name: '메뉴 열기' });
  await open.click();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
  await expect(open).toBeFocused();
});

test('the tab bar leads through the shop and hides on the page of a product', async ({ page, shop }) => {
  await page.goto('/main');
  const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
  await expect(tabs.getByRole('link')).toHaveText(['이벤트', '카테고리', '검색', '홈', '좋아요', '마이']);
  await followTab(page, '카테고리');
  await expect(page).toHaveURL('/category');

  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from product where state = 'ACT' limit 1`,
  );
  await page.goto(`/product/${rows[0]?.id}`);
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  await expect(tabs).toBeHidden();
});

test('the footer names who runs the shop and opens the terms', async ({ page }) => {
  await page.goto('/main');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const fact of ['사업자등록번호', '통신판매업', '대표', '호스팅서비스', '평일', '12:30']) {
    await expect(footer).toContainText(fact);
  }
  await footer.getByRole('button', { name: '이용약관' }).click();
  const terms = page.getByRole('dialog').filter({ hasText: '이용약관' });
  await expect(terms).toContainText('제1조');
  await terms.getByRole('button', { name: '닫기' }).first().click();
  await expect(terms).toBeHidden();
});

test('a page view with path, name and title goes to the analytics data layer', async ({ page }) => {
  await page.goto('/main');
  await followTab(page, '이벤트');
  await expect(page).toHaveURL('/event');
  const views = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
        (entry) => entry.event === 'pageview',
      ),
    );
  await expect.poll(async () => (await views()).length).toBe(2);
  expect(JSON.stringify(await views())).toContain('/event');
});

test('the page starts at its top after going on, and where it was after going back', async ({ page }) => {
  await page.goto('/main');
  const last = page.getByRole('heading', { name: '베스트 그래픽' });
  await lookAround(page, last);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const section = page.locator('section').filter({ has: last });
  await section.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/graphic\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(before).toBeGreaterThan(1000);
});

test('the view height is known to the styles', async ({ page }) => {
  await page.goto('/main');
  const height = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--viewport-height'));
  await expect.poll(height).toBe('844px');
});
