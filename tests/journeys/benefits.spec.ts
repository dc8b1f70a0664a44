import type { Page } from 'playwright/test';
import { releaseOrder } from '#server/ordering/payments/settle-order.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import {
  agreeAndPay,
  buyNow,
  chooseMethod,
  chooseOptions,
  openedCheckout,
  payInWindow,
} from '../support/checkout.ts';
import { logIn } from '../support/log-in.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { boughtProduct, resetBuying } from '../support/shopper-orders.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
});

test.afterEach(async ({ page, shop }) => {
  await page.close();
  await resetBuying(shop.pool);
});

const friendCoupon = '꾸밈 친구 3,000원 할인';

const ticket = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function registerCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('쿠폰번호').fill(code);
  await page.getByRole('button', { name: '등록' }).click();
}

test('a coupon is registered, locked by an order, and back when the order is given up', async ({
  page,
  shop,
}) => {
  await logIn(page, '/mypage');
  await page.getByRole('link', { name: /^쿠폰 ?4$/ }).click();
  await registerCode(page, 'KKUM-0000-0000');
  await expect(page.getByText('쿠폰 번호를 확인해주세요.')).toBeVisible();
  await expectAccessible(page);
  await registerCode(page, 'kkum im20 26aa');
  await expect(page.getByRole('tab', { name: '사용 가능 5' })).toBeVisible();
  await expect(ticket(page, friendCoupon)).toContainText('10,000원 이상 구매 시 사용');
  await registerCode(page, 'KKUM-IM20-26AA');
  await expect(page.getByText('이미 발급받은 쿠폰입니다.')).toBeVisible();

  await page.goto(`/product/${await boughtProduct(shop.pool)}`);
  await chooseOptions(page, { method: '프린팅' });
  await buyNow(page);
  const id = await openedCheckout(page);
  await page.getByLabel('주문쿠폰').selectOption({ label: `${friendCoupon} (−3,000원)` });
  await chooseMethod(page, '가상계좌');
  await agreeAndPay(page);
  await payInWindow(page);
  await expect(page.getByText('입금 기한')).toBeVisible();
  await page.goto('/mypage/coupon');
  await expect(ticket(page, friendCoupon)).toContainText('결제를 기다리는 주문에 사용 중');

  await inTransaction(shop.pool, (transaction) => releaseOrder(transaction, id, 'CANCELED'));
  await page.reload();
  await expect(ticket(page, friendCoupon)).toContainText('까지 사용');
});

test('a coupon for everybody is fetched once, and the page is there without a network', async ({ page }) => {
  await logIn(page, '/mypage/coupon');
  const offered = ticket(page, '주말 선물 쿠폰 2,000원');
  await offered.getByRole('button', { name: '쿠폰 받기' }).click();
  await expect(page.getByText('쿠폰을 등록했어요.')).toBeVisible();
  // Its last day is the seventh from today, so it does not end soon.
  await expect(offered).toContainText('까지 사용');
  await expect(offered.getByRole('button')).toHaveCount(0);
  await page.getByRole('tab', { name: '사용·만료 1' }).click();
  await expect(ticket(page, '여름 맞이 2,000원 할인')).toContainText('기간 만료');
  await expect(page).toHaveURL('/mypage/coupon?tab=past');
  await expectAccessible(page);

  await page.getByRole('link', { name: '마이', exact: true }).click();
  await expect(page.getByRole('link', { name: /^쿠폰 ?5$/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /^쿠폰 ?5$/ }).click();
  await expect(page.getByRole('tab', { name: '사용 가능 5' })).toBeVisible();
  await page.getByRole('button', { name: '쿠폰 받기' }).click();
  await expect(page.getByText('인터넷에 연결되면 할 수 있어요.')).toBeVisible();
});

test('points are read with their last days and their history, by kind and time', { tag: '@release' }, async ({
  page,
}) => {
  await logIn(page, '/mypage/point');
  await expect(page.getByText('지금 쓸 수 있는 적립금')).toBeVisible();
  await page.getByText('30일 안에 3,000원 소멸 예정').click();
  await expect(page.getByRole('list', { name: '소멸 예정 적립금' })).toContainText('3,000원');
  const history = page.getByRole('list', { name: '적립금 내역' });
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByText('소멸', { exact: true }).first().click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('−1,000원');
  await page.getByLabel('기간').selectOption('1주일');
  await expect(page.getByText('조건에 맞는 내역이 없어요')).toBeVisible();
  await expect(page).toHaveURL('/mypage/point?type=expire&period=1w');
  await page.getByRole('button', { name: '전체 내역 보기' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(4);
});
