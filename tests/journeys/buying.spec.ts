import {
  addToCart,
  agreeAndPay,
  buyNow,
  chooseMethod,
  chooseOptions,
  expectPaid,
  openCheckout,
  openedCheckout,
  payInWindow,
} from '../support/checkout.ts';
import { logIn, submitLogin } from '../support/log-in.ts';
import { releaseTag } from '../support/release-tag.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import {
  boughtProduct,
  letOrderRunOut,
  orderOf,
  resetBuying,
  shopTemplate,
} from '../support/shopper-orders.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(async ({ page, shop }) => {
  // Before the rows are taken away that the page would ask for.
  await page.close();
  await resetBuying(shop.pool);
});

const methods = [
  ['신용·체크카드', 'CARD', 'PAID'],
  ['가상계좌', 'VIRTUAL_ACCOUNT', 'DEPOSIT_WAITING'],
  ['네이버페이', 'NAVER_PAY', 'PAID'],
  ['카카오페이', 'KAKAO_PAY', 'PAID'],
] as const;

for (const contract of ['sandbox', 'sandbox_v1'] as const) {
  test.describe(`paid through ${contract === 'sandbox' ? 'V2' : 'V1'}`, () => {
    test.beforeAll(async ({ shop }) => {
      // The demo shop starts with this contract.
      if (contract === 'sandbox') return;
      await shop.stopServer();
      await shop.startServer({ PAYMENT: contract });
    });
    test.afterAll(async ({ shop }) => {
      if (contract === 'sandbox') return;
      await shop.stopServer();
      await shop.startServer();
    });

    for (const [name, method, state] of methods) {
      const isVariant = contract === 'sandbox_v1' && method !== 'CARD';
      test(
        `a guest’s cart becomes a member’s order by ${method}`,
        releaseTag(isVariant),
        async ({ page, shop }) => {
          await page.goto(`/product/${await boughtProduct(shop.pool)}`);
          await chooseOptions(page, { method: '프린팅' });
          await addToCart(page);
          await page.getByRole('link', { name: '장바구니, 1개' }).click();
          await page.getByRole('button', { name: '1개 주문하기' }).click();
          await page.getByRole('button', { name: '확인', exact: true }).click();
          await submitLogin(page);
          const id = await openedCheckout(page);
          await chooseMethod(page, name);
          await agreeAndPay(page);
          await payInWindow(page);
          await expect(page).toHaveURL(`/order/complete/${id}`);
          await expect(page.getByText('주문번호')).toBeVisible();
          expect(await orderOf(shop.pool, id)).toMatchObject({ payment_method: method, state });
          const total = state === 'PAID' ? '결제한 금액' : '입금할 금액';
          await expect(page.getByRole('main')).toContainText(total);
          await expect(page.getByText(/도착 예정$/)).toHaveCount(state === 'PAID' ? 1 : 0);
          // The ordered line has left the cart.
          const { rows } = await shop.pool.query(
            'select from cart_item join cart on cart.id = cart_id where user_id is not null',
          );
          expect(rows).toHaveLength(0);
        },
      );
    }
  });
}

test('an account for the deposit is shown, and the order is paid once the money has come', async ({
  page,
  shop,
}) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  await chooseMethod(page, '가상계좌');
  await agreeAndPay(page);
  await payInWindow(page);
  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  await expect(page.getByText('입금 기한')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/sandbox/');
  await page.getByRole('button', { name: '입금하기' }).first().click();
  await expect.poll(async () => (await orderOf(shop.pool, id)).state).toBe('PAID');
  await page.goto(`/order/complete/${id}`);
  await expectPaid(page, id);
});

test('an order without a deposit expires, and a late deposit revives it', {
  tag: '@release',
}, async ({ page, shop }) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  await chooseMethod(page, '가상계좌');
  await agreeAndPay(page);
  await payInWindow(page);
  await expect(page.getByText('입금 기한')).toBeVisible();
  await letOrderRunOut(shop.pool, id);
  await expect.poll(async () => (await orderOf(shop.pool, id)).state, { timeout: 120_000 }).toBe('EXPIRED');
  await page.goto('/sandbox/');
  await page.getByRole('button', { name: '마감 후 입금하기' }).first().click();
  await expect.poll(async () => (await orderOf(shop.pool, id)).state, { timeout: 120_000 }).toBe('PAID');
});

test('after a refused card the shopper reads why, finds the form as it was, and pays another way', async ({
  page,
  shop,
}) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  await page.getByLabel('이름', { exact: true }).fill('김하루둘');
  await chooseMethod(page, '네이버페이');
  await agreeAndPay(page);
  await payInWindow(page, '거절 (한도 초과)');
  await expect(page.getByRole('alert')).toHaveText('한도 초과로 승인이 거절되었습니다.');
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('김하루둘');
  await expect(page.getByRole('checkbox', { name: '전체동의' })).toBeChecked();
  await chooseMethod(page, '카카오페이');
  await page.getByRole('button', { name: '결제하기' }).click();
  await payInWindow(page);
  await expectPaid(page, id);
  expect(await orderOf(shop.pool, id)).toMatchObject({ payment_method: 'KAKAO_PAY', state: 'PAID' });
});

test('a shut payment window leaves the checkout as it was', { tag: '@release' }, async ({ page, shop }) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  await chooseMethod(page, '신용·체크카드');
  await agreeAndPay(page);
  await expect(page).toHaveURL(/\/sandbox\/window\//);
  await page.goBack();
  await expect(page).toHaveURL(`/order/${id}`);
  await expect(page.getByRole('radio', { name: '신용·체크카드' })).toBeChecked();
  await page.getByRole('button', { name: '결제하기' }).click();
  await payInWindow(page);
  await expectPaid(page, id);
});

test('a design is ordered with a product, a graphic and an order coupon and points', async ({
  page,
  shop,
}) => {
  const { id: customId, productId } = await shopTemplate(shop.pool);
  await logIn(page, `/product/${productId}?product_custom_id=${customId}`);
  await chooseOptions(page, { size: 'L' });
  await page.getByRole('button', { name: '이 옵션 추가' }).click();
  await page.getByRole('button', { name: '늘리기' }).click();
  await buyNow(page);
  const id = await openedCheckout(page);
  await expect(page.getByText('인쇄 시안')).toBeVisible();
  await expect(page.getByText(/\d+\.\d × \d+\.\d cm/).first()).toBeVisible();
  await page.getByRole('button', { name: '가장 많이 할인받기' }).click();
  for (const kind of [/상품쿠폰/, /그래픽쿠폰/, /주문쿠폰/])
    await expect(page.getByLabel(kind)).not.toHaveValue('');
  await page.getByRole('button', { name: '전액사용' }).click();
  await expect(page.getByLabel('사용할 적립금')).not.toHaveValue('');
  await chooseMethod(page, '신용·체크카드');
  await agreeAndPay(page);
  await payInWindow(page);
  await expectPaid(page, id);
  const order = await orderOf(shop.pool, id);
  expect(order.discount_amount).toBeGreaterThan(0);
  expect(order.point_amount).toBeGreaterThan(0);
});
