import type { Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { addGraphics, removeGraphics } from '../support/many-graphics.ts';
import { offlineStrip } from '../support/offline-strip.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page) => page.getByRole('combobox', { name: '검색어' });
const tabs = (page: Page) => page.getByRole('navigation', { name: '검색 결과 종류' });
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });

test('a shopper types half a word, sees suggestions, and finds everything of that name', async ({ page }) => {
  await page.goto('/search');
  const popular = page.getByRole('heading', { name: '인기 검색어' });
  await loadDeferred(page, popular);
  await expectAccessible(page);
  await field(page).pressSequentially('고야', { delay: 20 });
  const suggestions = page.getByRole('listbox', { name: '검색어 제안' });
  await expect(suggestions.getByRole('option', { name: /고양이/ }).first()).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('고양이');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/keyword=%EA%B3%A0%EC%96%91%EC%9D%B4$/);
  await expect(heading(page, /^그래픽 \d/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

test('arrow keys choose a suggestion, Enter follows it, Escape leaves the list and then the panel', async ({
  page,
}) => {
  await page.goto('/main');
  await isReady(page);
  await page.getByRole('button', { name: '검색 열기' }).press('Enter');
  const panel = page.getByRole('dialog', { name: '검색' });
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('고야', { delay: 20 });
  const options = panel.getByRole('listbox', { name: '검색어 제안' }).getByRole('option');
  await expect(options.nth(2)).toBeVisible();
  const active = panel.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  for (const _key of ['to the first', 'down']) await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(active).toHaveCount(1);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field(page)).toHaveValue('고야');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  for (const _key of ['close the list', 'close the panel']) await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: '검색 열기' }).press('Enter');
  await field(page).pressSequentially('고야', { delay: 20 });
  await expect(options.nth(1)).toBeVisible();
  const target = await options.nth(1).getAttribute('href');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(target ?? '');
  await expect(panel).toBeHidden();
});

test('all graphics of a word, page by page; going back shows list and position again', async ({
  page,
  shop,
}) => {
  await addGraphics(shop.pool, '끝없는 그림', 45);
  try {
    await page.goto('/search?keyword=끝없는');
    await tabs(page).getByRole('link', { name: '그래픽 45' }).click();
    await expect(page).toHaveURL(/kind=graphic/);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(40);
    const card = cards.nth(21);
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await card.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/artist\/.+\/graphic\//);
    await page.goBack();
    await expect(cards).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  } finally {
    await removeGraphics(shop.pool, '끝없는 그림');
  }
});

test('a misspelt word finds what was meant, and one that is nothing gets help', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/search?keyword=rhdiddl');
  await expect(page.getByText('‘고양이’ 검색 결과도 함께 찾아봤어요.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/search?keyword=없는말 이다');
  await expect(page.getByRole('heading', { name: '‘없는말 이다’ 검색 결과가 없어요' })).toBeVisible();
  await expect(page.getByRole('link', { name: '카테고리 보기' })).toBeVisible();
  await expect(page.getByRole('link', { name: '없는말', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: '검색어 ‘없는말 이다’ 바꾸기' }).click();
  await expect(field(page)).toHaveValue('없는말 이다');
  await page.getByRole('dialog', { name: '검색' }).getByRole('button', { name: '닫기' }).click();
  await page.getByRole('link', { name: '인기 상품 전체 보기' }).click();
  await expect(page).toHaveURL('/product?sort=popularity');
});

test('a word that was searched for is kept on the device until it is removed', async ({ page }) => {
  const open = () => page.getByRole('button', { name: '검색 열기' }).click();
  const panel = page.getByRole('dialog', { name: '검색' });
  // Not by its link: a word that these tests search for often enough is a popular word too.
  const removal = panel.getByRole('button', { name: '최근 검색어에서 ‘커피’ 지우기' });
  await page.goto('/search?keyword=커피');
  await open();
  await expect(removal).toBeVisible();
  await page.goto('/search?keyword=꽃');
  await open();
  await expect(field(page)).toHaveValue('꽃');
  await removal.click();
  await expect(removal).toHaveCount(0);
  await panel.getByRole('switch', { name: '최근 검색어 저장' }).click();
  await expect(panel.getByText('이 기기에 검색어를 저장하지 않아요.')).toBeVisible();
  await panel.getByRole('link', { name: '고양이', exact: true }).click();
  await expect(panel).toBeHidden();
  await page.goto('/search');
  await expect(page.getByText('이 기기에 검색어를 저장하지 않아요.')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('the search says so, keeps the recent words, and goes on when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/search?keyword=고양이');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: '검색 열기' }).click();
    // The application's own panel, which is no popover.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await field(page).fill('꽃');
    await context.setOffline(true);
    await field(page).press('Enter');
    await expect(
      page.getByRole('heading', { name: '이 검색 결과는 기기에 저장되지 않았어요' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: '최근 검색어에서 ‘고양이’ 지우기' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('text that is being typed stays when the network goes and comes back', { tag: '@release' }, async ({
    page,
    context,
  }) => {
    await page.goto('/main');
    await isReady(page);
    await page.getByRole('button', { name: '검색 열기' }).click();
    await field(page).fill('꽃');
    await context.setOffline(true);
    await expect(offlineStrip(page)).toBeVisible();
    await context.setOffline(false);
    await expect(offlineStrip(page)).toBeHidden();
    await expect(field(page)).toHaveValue('꽃');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?keyword=${encodeURIComponent('꽃')}`);
    await expect(field(page)).toBeHidden();
  });
});

test('odd addresses lead to a search, never to an error', { tag: '@release' }, async ({ page }) => {
  for (const query of [
    'keyword=%25_%5C',
    'keyword=%00',
    `keyword=${'a'.repeat(2_000)}`,
    'keyword=😀',
    'keyword=a&kind=[1]',
  ]) {
    await page.goto(`/search?${query}`);
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
});
