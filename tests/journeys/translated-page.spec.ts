import type { Locator, Page } from 'playwright/test';
import { allAddresses } from '../support/addresses.ts';
import { buyNow, chooseOptions, openedCheckout } from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { readShopFacts } from '../support/shop-facts.ts';
import { expect, test } from '../support/shop-test.ts';
import { boughtProduct, resetBuying } from '../support/shopper-orders.ts';
import { translatePage } from '../support/translate-page.ts';

// Single texts are tested in src/app/translated-texts.test.tsx.

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 4\d\d/ });

test.afterEach(async ({ page, shop }) => {
  await page.close();
  await resetBuying(shop.pool);
});

/** The browser translates the page from now on. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage);
  await expect(page.locator('font').first()).toBeAttached();
}

/** Opens and closes what does not change anything, as quickly as the page answers. */
const pressHarmless = (page: Page) =>
  page.evaluate(async () => {
    const harmless = 'main :is([role="tab"], summary, button[aria-expanded], [data-next], [data-previous])';
    const count = Math.min(document.querySelectorAll(harmless).length, 8);
    for (let place = 0; place < count; place += 1) {
      document.querySelectorAll<HTMLElement>(harmless)[place]?.click();
      await new Promise(requestAnimationFrame);
    }
  });

test('every screen of a translated page opens, and its tabs and folds work', async ({ page, shop }) => {
  await logIn(page, '/privacy');
  await translate(page);
  const faults: string[] = [];
  for (const address of await allAddresses(await readShopFacts(shop.pool))) {
    await navigateClientSide(page, address);
    await pressHarmless(page);
    const isBroken = await page.getByRole('button', { name: '다시 시도하기' }).isVisible();
    if (isBroken || (await page.locator('main font').count()) === 0) faults.push(address);
  }
  expect(faults).toEqual([]);
});

/** As the shopper reads it; the translation of these tests puts signs around each text. */
const readAmount = async (text: Locator) => Number((await text.textContent())?.replace(/\D/g, ''));

test('in a translated cart the total is that of the cart, also beyond the limit of free delivery', async ({
  page,
  shop,
}) => {
  await logIn(page, `/product/${await boughtProduct(shop.pool)}`);
  await chooseOptions(page, { method: '프린팅' });
  await page.getByRole('button', { name: '장바구니 담기' }).click();
  await expect(page.getByText('장바구니에 담았어요.')).toBeVisible();
  await navigateClientSide(page, '/cart');
  const amounts = page.getByRole('main').locator('dl').last().locator('dd');
  await expect(amounts.last()).toBeVisible();
  const [price = 0, delivery = 0] = await Promise.all([
    readAmount(amounts.first()),
    readAmount(amounts.nth(1)),
  ]);
  expect(delivery).toBeGreaterThan(0);
  await translate(page);
  const order = page.getByRole('button', { name: /주문하기/ });
  for (let pieces = 2; pieces <= 5; pieces += 1) {
    await page.getByRole('button', { name: '늘리기' }).click();
    await expect.poll(() => readAmount(amounts.first())).toBe(price * pieces);
    const total = (await readAmount(amounts.first())) + (await readAmount(amounts.nth(1)));
    await expect.poll(() => readAmount(amounts.last())).toBe(total);
    await expect(order).toContainText(total.toLocaleString('ko-KR'));
  }
  expect(await readAmount(amounts.nth(1))).toBe(0);
});

test('in a translated checkout the best coupons are used, and the amount to pay is the new one', async ({
  page,
  shop,
}) => {
  await logIn(page, `/product/${await boughtProduct(shop.pool)}`);
  await chooseOptions(page, { method: '프린팅' });
  await buyNow(page);
  await openedCheckout(page);
  await translate(page);
  const pay = page.getByRole('button', { name: /결제하기/ });
  const total = page.getByRole('main').locator('dl').filter({ hasText: '적립금' }).locator('dd').last();
  const before = await readAmount(total);
  await page.getByRole('button', { name: '가장 많이 할인받기' }).click();
  await expect.poll(() => readAmount(total)).toBeLessThan(before);
  await expect(pay).toContainText((await readAmount(total)).toLocaleString('ko-KR'));
});
