import type { Locator, Page } from 'playwright/test';
import { agreeAndPay, chooseMethod, expectPaid, openCheckout, payInWindow } from '../support/checkout.ts';
import { isReady } from '../support/rendered-page.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { boughtProduct, orderOf, resetBuying } from '../support/shopper-orders.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /Failed to load resource|net::ERR/ });

test.afterEach(async ({ page, shop }) => {
  // Before the rows are taken away that the page would ask for.
  await page.close();
  await resetBuying(shop.pool);
});

const payButton = (page: Page) => page.getByRole('button', { name: /결제하기$/ });

test('a coupon is registered in the checkout, and a deposit has its receipt and its refund account', async ({
  page,
  shop,
}) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  const code = page.getByLabel('쿠폰번호');
  await code.fill('KKUM-XXXX-XXXX');
  await code.press('Enter');
  await expect(page.getByText('쿠폰 번호를 확인해주세요.')).toBeVisible();
  await code.fill('kkum im20 26aa');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByText('쿠폰을 등록했어요.')).toBeVisible();
  await page.getByLabel('주문쿠폰').selectOption({ label: '꾸밈 친구 3,000원 할인 (−3,000원)' });
  await expect(page.getByText('−3,000원', { exact: true })).toBeVisible();

  await chooseMethod(page, '가상계좌');
  await page.getByText('소득공제', { exact: true }).click();
  await page.getByLabel('휴대폰 번호 또는 현금영수증 카드').fill('010-2026-0001');
  await page.getByLabel('은행', { exact: true }).selectOption('KAKAO');
  await page.getByLabel('계좌번호').fill('3333-01-2345678');
  await agreeAndPay(page);
  await expect(page.getByLabel('예금주')).toBeFocused();
  await page.getByLabel('예금주').fill('김하루');
  await expectAccessible(page);
  await payButton(page).click();
  await payInWindow(page);
  await expect(page).toHaveURL(`/order/complete/${id}`);
  await expect(page.getByText('쿠폰 할인')).toBeVisible();
  const { rows } = await shop.pool.query(
    `select type, identifier_masked, refund_account_enc is not null as has_account, discount_amount
     from cash_receipt join orders on orders.id = order_id where order_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    { type: 'PERSONAL', identifier_masked: '010****0001', has_account: true, discount_amount: 3_000 },
  ]);
});

test('a network that is lost in the checkout loses nothing that was typed', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.getByLabel('이름', { exact: true }).fill('김하루셋');
  await expect(page.getByRole('button', { name: '온라인이 되면 결제할 수 있어요' })).toBeDisabled();
  await chooseMethod(page, '카카오페이');
  await page.unroute('**/api/v1/**');
  // The shop looks for the network by itself; a reload comes before that.
  await page.reload();
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue('김하루셋');
  await expect(page.getByRole('radio', { name: '카카오페이' })).toBeChecked();
  await agreeAndPay(page);
  await payInWindow(page);
  await expectPaid(page, id);
});

test('a payment that nobody reported is waited for until it is known, and is reported once', async ({
  page,
  shop,
}) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  await chooseMethod(page, '신용·체크카드');
  await agreeAndPay(page);
  await expect(page).toHaveURL(/\/sandbox\/window\//);
  await page.locator('summary').click();
  await page.getByText('돌아가지 않고 웹훅도 없음', { exact: true }).click();
  await page.locator('button[value="pay"]').click();
  await expect(page.getByText('연결이 끊겼어요')).toBeVisible();
  expect(await orderOf(shop.pool, id)).toMatchObject({ state: 'PAYMENT_PENDING' });

  await page.goto(`/order/wait?order=${id}`);
  await expect(page.getByText('결제 결과를 확인하고 있습니다.')).toBeVisible();
  await expectPaid(page, id);
  const purchases = () =>
    page.evaluate(() => {
      const entries: readonly { readonly event?: string }[] = Reflect.get(window, 'dataLayer') ?? [];
      return entries.filter(({ event }) => event === 'purchase').length;
    });
  await expect.poll(purchases).toBe(1);
  await page.reload();
  await isReady(page);
  await expectPaid(page, id);
  expect(await purchases()).toBe(0);
});

test('a shopper who presses the button to pay at once is led to the first thing that is missing', {
  tag: '@release',
}, async ({ page, shop }) => {
  await openCheckout(page, await boughtProduct(shop.pool));
  await page.reload();
  await isReady(page);
  await expect(payButton(page)).toBeEnabled();
  const card = page.getByRole('radio', { name: '신용·체크카드' });
  await expect(card).toHaveCount(0);
  await payButton(page).click();
  await expect(card).toBeFocused();
  await expect(page.getByText('결제수단을 선택해 주세요.')).toBeVisible();
});

/** With Tab alone, as from where the focus is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the whole checkout works by keyboard', { tag: '@release' }, async ({ page, shop }) => {
  const id = await openCheckout(page, await boughtProduct(shop.pool));
  await page.getByLabel('이름', { exact: true }).focus();
  await tabTo(page, page.getByRole('radio', { name: '기본 배송지' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '새 배송지' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('이하늘');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01099990000');
  await tabTo(page, page.getByRole('button', { name: '주소 찾기' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('상세주소')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('서울 성동구 서울숲길 2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('04766');
  await tabTo(page, page.getByRole('radio', { name: '신용·체크카드' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: '전체동의' }));
  await page.keyboard.press('Space');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await payInWindow(page);
  await expectPaid(page, id);
});
