import type { Page } from 'playwright/test';
import { loadDeferred } from '../support/load-deferred.ts';
import { logInOnScreen } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { openFromTabBar } from '../support/open-from-tab-bar.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

const bestGraphics = (page: Page) => page.getByRole('heading', { name: '베스트 그래픽' });

async function openMainPage(page: Page): Promise<void> {
  await page.goto('/main');
  await isReady(page);
  await loadDeferred(page, bestGraphics(page));
}

/** So that the very same elements are known again. */
const markBlocks = (page: Page) =>
  page.locator('main [data-kind]').evaluateAll((blocks) => {
    for (const block of blocks) block.setAttribute('data-marked', '');
    return blocks.length;
  });

const marked = (page: Page) => page.locator('[data-marked]');

/** The name of its button begins with what is liked and ends with how many like it. */
const likeOf = (text: string) => new RegExp(`^${text.split(' 좋아요')[0]} 좋아요`);

test('a shopper who goes back finds the main page as it was left, as far down', async ({ page }) => {
  await openMainPage(page);
  const blocks = await markBlocks(page);
  const card = page.locator('main section').last().locator('a').first();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page).not.toHaveURL('/main');
  await expect(marked(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/main');
  await expect(marked(page)).toHaveCount(blocks);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await expect(bestGraphics(page)).toBeVisible();
  // By a link, too.
  await navigateClientSide(page, '/category');
  await expect(marked(page)).toHaveCount(0);
  await openFromTabBar(page, '홈');
  await expect(marked(page)).toHaveCount(blocks);
});

test('a like that is given elsewhere is shown on the main page that was left', async ({ page, shop }) => {
  const since = new Date();
  const reactions = shopperReactions(shop.pool);
  try {
    await logInOnScreen(page, '/main');
    await openMainPage(page);
    const section = page.locator('section').filter({ has: bestGraphics(page) });
    const card = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /좋아요/, pressed: false }) })
      .first();
    const name = (await card.getByRole('button').textContent()) ?? '';
    const shown = section.getByRole('button', { name: likeOf(name) });
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/graphic\//);
    await page
      .getByRole('main')
      .getByRole('button', { name: likeOf(name) })
      .first()
      .click();
    await page.goBack();
    await expect(page).toHaveURL('/main');
    await expect(shown).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await page.goto('about:blank');
    await reactions.reset(since);
  }
});

test('a change of an operator is shown on the main page after the way back', async ({ page, shop }) => {
  await openMainPage(page);
  const { rows } = await shop.pool.query<{ id: string; title: string }>(
    `select id, title from main_page where state = 'ACT' and deleted_at is null and is_title
     order by position desc limit 1`,
  );
  const [block = { id: '', title: '' }] = rows;
  const rename = (title: string) =>
    shop.pool.query('update main_page set title = $2 where id = $1', [block.id, title]);
  await expect(page.getByRole('heading', { name: block.title })).toBeAttached();
  await navigateClientSide(page, '/category');
  try {
    await rename('오늘 새로 온 소식');
    await page.goBack();
    await expect(page.getByRole('heading', { name: '오늘 새로 온 소식' })).toBeAttached();
  } finally {
    await rename(block.title);
  }
});

test('the main page of a member is not kept for another person', async ({ page }) => {
  await logInOnScreen(page, '/main');
  await openMainPage(page);
  await markBlocks(page);
  await navigateClientSide(page, '/category');
  await page.getByRole('button', { name: '메뉴 열기' }).first().click();
  await page.locator('dialog:modal').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/main');
  await expect(page.locator('main [data-kind]').first()).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
});

test('a language that is chosen on another page is that of the main page, too', async ({ page }) => {
  await openMainPage(page);
  await navigateClientSide(page, '/category');
  await page.getByRole('button', { name: '메뉴 열기' }).first().click();
  await page.locator('dialog:modal label', { hasText: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Best graphics' })).toBeVisible();
});
