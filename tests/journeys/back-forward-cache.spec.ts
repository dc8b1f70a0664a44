import type { Page } from 'playwright/test';
import { agreeAndPay, chooseMethod, openCheckout } from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/phone-test.ts';
import { boughtProduct, resetBuying } from '../support/shopper-orders.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';

test.use({
  phoneOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
  // A browser gives up the pages it has kept when a worker becomes active, as the first one does some seconds after the first visit.
  hasVisited: true,
});

test.afterEach(async ({ phone, shop }) => {
  // Before the rows are taken away that the pages would ask for.
  for (const page of phone.context.pages()) await page.goto('about:blank');
  await resetBuying(shop.pool);
});

/** Goes back, to the page as it was left. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  // While the pages change there is nothing to ask.
  const isRestored = () => page.evaluate(() => Reflect.get(window, 'isRestored')).catch(() => null);
  await expect.poll(isRestored).toBe(true);
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
  const product = await boughtProduct(shop.pool);
  const path = `/product/${product}`;
  const page = await phone.open('about:blank');
  await logIn(page, path);
  const isLiked = (await likeButton(page).getAttribute('aria-pressed')) === 'true';
  await leave(page);
  // On another device, and in another tab.
  await shop.pool.query(
    `insert into product_like (user_id, product_id) select id, $1 from "user" where email = 'shopper@kkumim.test'
     on conflict (user_id, product_id) do update set deleted_at = case when product_like.deleted_at is null then now() end`,
    [product],
  );
  await page.evaluate(() => {
    const { sub: viewerId } = JSON.parse(
      atob(localStorage.getItem('kkumim.access-token')?.split('.')[1] ?? ''),
    );
    localStorage.setItem('kkumim.cart', JSON.stringify({ viewerId, count: 3, hasChanges: false }));
  });
  await goBack(page);
  await expect(page.getByRole('link', { name: '장바구니, 3개' })).toBeVisible();
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', String(!isLiked));
  await leave(page);
  await page.evaluate(() => {
    for (const key of ['auth-info', 'access-token', 'abilities']) localStorage.removeItem(`kkumim.${key}`);
  });
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => history.back());
  await reloaded;
  await expect(page).toHaveURL(path);
  await likeButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('로그인');
  await shopperReactions(shop.pool).reset(since);
});

test('a shopper who goes back from the payment page pays again without a reload', async ({ phone, shop }) => {
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
