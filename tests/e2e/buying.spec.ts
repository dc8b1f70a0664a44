import {
  agreeAndPay,
  buyNow,
  chooseMethod,
  chooseOptions,
  expectPaid,
  openedCheckout,
  payInWindow,
} from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { boughtProduct, orderOf, resetBuying } from '../support/shopper-orders.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a member buys a T-shirt: nothing is agreed to beforehand, a found address is filled in, and the order is paid', async ({
  page,
  shop,
}) => {
  await logIn(page, `/product/${await boughtProduct(shop.pool)}`);
  await chooseOptions(page, { method: '프린팅' });
  await buyNow(page);
  const id = await openedCheckout(page);
  await expect(page).toHaveTitle('주문 | 꾸밈');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expect(page.getByRole('radio', { name: '신용·체크카드' })).not.toBeChecked();
  await page.getByText('새 배송지', { exact: true }).click();
  await page.getByLabel('받는 분', { exact: true }).fill('이하늘');
  await page.getByLabel('받는 분 연락처').fill('010-9999-0000');
  await page.getByRole('button', { name: '주소 찾기' }).click();
  await page.getByRole('searchbox').fill('제주');
  await page.getByRole('button', { name: '제주 제주시 문연로 30' }).first().click();
  await expect(page.getByLabel('우편번호')).toHaveValue('63122');
  await expect(page.getByText('제주 지역 3,000원 포함')).toBeVisible();
  await expectAccessible(page);
  await chooseMethod(page, '신용·체크카드');
  await agreeAndPay(page);
  await payInWindow(page);
  await expectPaid(page, id);
  await expect(page).toHaveTitle('주문 완료 | 꾸밈');
  expect(await orderOf(shop.pool, id)).toMatchObject({ state: 'PAID', payment_method: 'CARD' });
  await page.close();
  await resetBuying(shop.pool);
});
