import type { Page } from 'playwright/test';
import { addToCart, agreeAndPay, chooseMethod, chooseOptions, openCheckout } from '../support/checkout.ts';
import { logIn, logOut } from '../support/log-in.ts';
import { expect, test } from '../support/phone-test.ts';
import { boughtProduct, resetBuying } from '../support/shopper-orders.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

test.use({ phoneOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test.afterEach(({ shop }) => resetBuying(shop.pool));

/** Goes back, to the page as it was left. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isRestored'))).toBe(true);
}

/** Marks the page for `goBack`, and leaves it for one that is not the shop's application. */
async function leave(page: Page): Promise<void> {
  await markRestored(page);
  await page.goto('/robots.txt');
}

const markRestored = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });

const likeButton = (page: Page) => page.getByRole('button', { name: /좋아요/ }).first();

test('a page that comes back shows cart, likes and session as they are by now', async ({ phone, shop }) => {
  const since = new Date();
  const path = `/product/${await boughtProduct(shop.pool)}`;
  const page = await phone.open('about:blank');
  await logIn(page, path);
  await leave(page);
  const other = await phone.tab();
  await other.goto(path);
  await chooseOptions(other, { method: '프린팅' });
  await addToCart(other);
  await likeButton(other).click();
  await expect(likeButton(other)).toHaveAttribute('aria-pressed', 'true');
  await other.waitForLoadState('networkidle');
  await goBack(page);
  await expect(page.getByRole('link', { name: '장바구니, 1개' })).toBeVisible();
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true');
  await leave(page);
  await logOut(other);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByRole('dialog', { name: '메뉴' }).getByRole('link', { name: '로그인' })).toBeVisible();
  await shopperReactions(shop.pool).reset(since);
});

test('whoever goes back from the payment page pays again without a reload', async ({ phone, shop }) => {
  const page = await phone.open('about:blank');
  await openCheckout(page, await boughtProduct(shop.pool));
  await chooseMethod(page, '신용·체크카드');
  await markRestored(page);
  await agreeAndPay(page);
  await expect(page).toHaveURL(/\/sandbox\/window\//);
  await goBack(page);
  await expect(page.getByRole('alert')).toHaveText('결제를 마치지 않았어요.');
  await page.getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(/\/sandbox\/window\//);
});
