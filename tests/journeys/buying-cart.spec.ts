import type { Page } from 'playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { addToCart, chooseOptions } from '../support/checkout.ts';
import { logInOnScreen } from '../support/log-in.ts';
import { navigateClientSide } from '../support/navigate-client-side.ts';
import { expect, test } from '../support/phone-test.ts';
import { boughtProduct, resetBuying } from '../support/shopper-orders.ts';

test.use({
  hasVisited: true,
  phoneOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Failed to load resource|net::ERR/,
});

test.afterEach(async ({ phone, shop }) => {
  await Promise.all(phone.context.pages().map((page) => page.goto('about:blank')));
  await resetBuying(shop.pool);
});

const lines = (page: Page) => page.getByRole('main').getByRole('listitem');
const quantity = (page: Page) => lines(page).first().getByRole('group', { name: /수량/ });
const storedQuantity = async (pool: { query: (sql: string) => Promise<{ rows: { quantity: number }[] }> }) =>
  (await pool.query('select quantity from cart_item order by created_at desc limit 1')).rows[0]?.quantity;

/** A visitor with one T-shirt in the cart. */
async function fillCart(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}`);
  await chooseOptions(page, { method: '프린팅' });
  await addToCart(page);
  await navigateClientSide(page, '/cart');
  await expect(lines(page)).toHaveCount(1);
}

test('a quantity that is tapped up quickly shows at once, and the shop stores the last one', async ({
  phone,
  shop,
}) => {
  const page = await phone.open('/terms');
  await fillCart(page, await boughtProduct(shop.pool));
  const more = quantity(page).getByRole('button', { name: '늘리기' });
  for (let taps = 0; taps < 6; taps += 1) await more.click();
  await expect(quantity(page)).toContainText('7');
  await expect.poll(() => storedQuantity(shop.pool)).toBe(7);
  await expect(quantity(page)).toContainText('7');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a removed line stays away, and comes back when that is undone', { tag: '@release' }, async ({
  phone,
  shop,
}) => {
  const page = await phone.open('/terms');
  await fillCart(page, await boughtProduct(shop.pool));
  await quantity(page).getByRole('button', { name: '늘리기' }).click();
  // It comes back as it was seen.
  await expect(quantity(page)).toContainText('2');
  await page.getByRole('button', { name: /삭제$/ }).first().click();
  // The toast leaves after three seconds.
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(quantity(page)).toContainText('2');
  await expect.poll(() => storedQuantity(shop.pool)).toBe(2);
  await page.reload();
  await expect(quantity(page)).toContainText('2');
});

test('without a network the cart is there as last seen, and a change is sent later', async ({
  phone,
  shop,
}) => {
  const page = await phone.open('/terms');
  await fillCart(page, await boughtProduct(shop.pool));
  await phone.waitUntilCached(page);
  await shop.disconnect();
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await quantity(page).getByRole('button', { name: '늘리기' }).click();
  await expect(quantity(page)).toContainText('2');
  await expect(page.getByText('온라인이 되면 주문할 수 있어요.')).toBeVisible();
  await phone.restart();
  await shop.reconnect();
  const later = await phone.open('/cart');
  await expect(quantity(later)).toContainText('2');
  await expect.poll(() => storedQuantity(shop.pool)).toBe(2);
});

test('a line says plainly that it is sold out, short of the wanted quantity, or dearer than before', {
  tag: '@release',
}, async ({ phone, shop }) => {
  const page = await phone.open('/terms');
  const id = await boughtProduct(shop.pool);
  await fillCart(page, id);
  const variant = '(select product_variant_id from cart_item limit 1)';
  const stock = (count: number) =>
    shop.pool.query(`update product_variant set stock_count = ${count} where id = ${variant}`);
  const { rows } = await shop.pool.query<{ stock_count: number }>(
    `select stock_count from product_variant where id = ${variant}`,
  );
  try {
    await shop.pool.query('update cart_item set added_unit_price = 10000, quantity = 3');
    await page.reload();
    await expect(lines(page)).toContainText('가격이 10,000원에서');
    await stock(2);
    await page.reload();
    await expect(lines(page)).toContainText('2개만 남았어요.');
    await stock(0);
    await page.reload();
    await expect(lines(page)).toContainText('품절된 상품입니다.');
    await expect(page.getByRole('button', { name: '주문할 상품을 선택해 주세요' })).toBeDisabled();
  } finally {
    await stock(rows[0]?.stock_count ?? 0);
  }
});

test('another size is chosen in place', { tag: '@release' }, async ({ phone, shop }) => {
  const page = await phone.open('/terms');
  await fillCart(page, await boughtProduct(shop.pool));
  await page.getByRole('button', { name: '옵션 변경' }).click();
  const sheet = page.getByRole('dialog', { name: '옵션 변경' });
  await sheet.getByText('L', { exact: true }).click();
  await sheet.getByRole('button', { name: '변경하기' }).click();
  await expect(sheet).toBeHidden();
  await expect(lines(page)).toContainText('/ L /');
});

test('the carts of a visitor and of the member become one at the login', async ({ phone, shop }) => {
  const id = await boughtProduct(shop.pool);
  const page = await phone.open('/terms');
  await fillCart(page, id);
  await logInOnScreen(page, '/cart');
  await expect(lines(page)).toHaveCount(1);
  const { rows } = await shop.pool.query('select from cart where user_id is not null');
  expect(rows).toHaveLength(1);
});
