import { logIn } from '../support/log-in.ts';
import { recordAnsweredLikes } from '../support/offline-likes.ts';
import { expect, test } from '../support/shop-test.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

let since: Date;

test.beforeAll(() => {
  since = new Date();
});

// A like that a page sent just before it was closed may arrive after the reset at the end of its test.
test.beforeEach(({ shop }) => shopperReactions(shop.pool).reset(since));

test.afterEach(async ({ page, shop }) => {
  // A page that is open may still send what was given.
  await page.close();
  await shopperReactions(shop.pool).reset(since);
});

test('the list of likes grows page by page, and a like taken off it can be brought back', async ({
  page,
  shop,
}) => {
  await shopperReactions(shop.pool).addLikes(14);
  await logIn(page, '/mypage/like');
  const cards = page.getByRole('list', { name: '좋아하는 그래픽' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(20);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(20);
  const first = cards.first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  const path = (await first.getByRole('link').first().getAttribute('href')) ?? '';
  const answered = recordAnsweredLikes(page.context());
  await page
    .getByRole('button', { name: `${name} 좋아요` })
    .first()
    .click();
  await expect(cards).toHaveCount(19);
  await expect(first).not.toContainText(name);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(first).toContainText(name);
  // A like that is still being stored on the device goes with its page.
  await expect.poll(() => answered.at(-1)).toBe(path.split('/').at(-1));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(first).toContainText(name);
});

test('coming back to the list finds it as long as it was, and where it was', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  await shopperReactions(shop.pool).addLikes(14);
  await logIn(page, '/mypage/like');
  const cards = page.getByRole('list', { name: '좋아하는 그래픽' }).getByRole('article');
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(20);
  const low = cards.nth(17).getByRole('link');
  await low.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await low.click();
  await expect(page).toHaveURL(/\/graphic\//);
  await page.goBack();
  await expect(cards).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
});

test('nothing liked yet has a way on', { tag: '@release' }, async ({ page, shop }) => {
  await shop.pool.query(
    `update product_like set deleted_at = now() where deleted_at is null
       and user_id = (select id from "user" where email = 'shopper@kkumim.test')`,
  );
  await logIn(page, '/mypage/like?tab=products');
  await page.getByRole('link', { name: '둘러보기' }).click();
  await expect(page).toHaveURL('/main');
});
