import type { Page } from 'playwright/test';
import { artistEmail, logIn } from '../support/log-in.ts';
import { offlineStrip } from '../support/offline-strip.ts';
import { photo } from '../support/photos.ts';
import { operate, placeOrder, stockedVariants } from '../support/placed-order.ts';
import { expect, expectAccessible, test } from '../support/shop-test.ts';
import { resetBuying } from '../support/shopper-orders.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Without a network, and for an order that is not there.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|404/,
});

test.afterEach(async ({ page, shop }) => {
  // Before the rows are taken away that the page would ask for.
  await page.close();
  await resetBuying(shop.pool);
});

const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const sheet = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');

test('an order is followed from its deposit to the confirmation, and is there without a network', async ({
  page,
  shop,
}) => {
  const order = await placeOrder(shop, await stockedVariants(shop, 1), { method: 'VIRTUAL_ACCOUNT' });
  await logIn(page, '/mypage/order');
  const card = page.getByRole('listitem', { name: /주문$/ });
  await expect(card).toContainText('입금해 주세요');
  await card.getByRole('link', { name: /주문 상세/ }).click();
  await expect(state(page, '입금 대기')).toBeVisible();
  await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  await fetch(`${shop.address}/sandbox/payments/${order.paymentId}/deposit`, { method: 'POST' });
  await expect(async () => {
    await page.reload();
    await expect(state(page, '결제 완료')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const admin = await operate(shop);
  await admin.move(order.lineIds, 'SHIPPING_READY', 'SHIPPING');
  await page.reload();
  await expect(state(page, '배송 중')).toBeVisible();
  await press(page, '배송 조회');
  await expect(sheet(page)).toContainText('CJ대한통운');
  await page.keyboard.press('Escape');
  await admin.move(order.lineIds, 'DELIVERED');
  await page.reload();
  await expect(state(page, '배송 완료')).toBeVisible();
  await expectAccessible(page);

  await press(page, '구매 확정');
  await expect(question(page)).toContainText('확정하면 적립금을 드리고');
  await question(page).getByRole('button', { name: '구매 확정' }).click();
  await expect(page.getByText(/구매를 확정했어요. 적립금 [\d,]+원을 드렸어요./)).toBeVisible();
  await expect(state(page, '구매 확정')).toBeVisible();
  await expect(page.getByRole('link', { name: '리뷰 쓰기' })).toHaveAttribute(
    'href',
    `/review/write/${order.lineIds[0]}/check`,
  );
  await page.goBack();
  await page.getByRole('link', { name: /구매 확정/ }).click();
  await expect(page).toHaveURL('/mypage/order?group=confirmed');
  await expect(card).toContainText('구매 확정');
  await expectAccessible(page);

  await page.context().setOffline(true);
  await card.getByRole('link', { name: /주문 상세/ }).click();
  await expect(offlineStrip(page)).toBeVisible();
  await expect(state(page, '구매 확정')).toBeVisible();
  await expect(page.getByText('CJ대한통운')).toBeVisible();
  await press(page, '다시 담기');
  await expect(page.getByText('인터넷에 연결되면 할 수 있어요.')).toBeVisible();
});

test('one of three lines is canceled, and what is left is put into the cart again', async ({
  page,
  shop,
}) => {
  const order = await placeOrder(shop, await stockedVariants(shop, 3));
  await logIn(page, `/mypage/order/${order.id}`);
  await page.getByRole('button', { name: '주문 취소' }).nth(1).click();
  await expect(sheet(page)).toContainText('환불 예정 금액');
  await expectAccessible(page);
  await press(page, '취소하기');
  await expect(sheet(page)).toContainText('취소됐어요');
  await sheet(page).getByRole('button', { name: '확인' }).click();
  await expect(page.getByText('취소 완료')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '환불 내역' })).toBeVisible();
  await expect(page.getByRole('button', { name: '주문 취소' })).toHaveCount(2);
  await press(page, '다시 담기');
  await expect(page.getByText('장바구니에 담았어요.')).toBeVisible();
});

test('two lines are returned together for a change of mind, another one is exchanged for its defect', async ({
  page,
  shop,
}) => {
  const order = await placeOrder(shop, await stockedVariants(shop, 3), { quantity: 2 });
  const admin = await operate(shop);
  await admin.move(order.lineIds, 'SHIPPING_READY', 'SHIPPING', 'DELIVERED');
  await logIn(page, `/mypage/order/${order.id}`);
  await page.getByRole('link', { name: '교환·반품 신청' }).first().click();
  await press(page, '반품 신청하기');
  await expect(page.getByText('사유를 선택해 주세요.')).toBeVisible();
  await page.getByRole('radio', { name: /사이즈가 맞지 않아요/ }).check();
  await page.getByLabel('자세한 내용').fill('생각보다 작아요.');
  const others = page.getByRole('group', { name: '함께 반품할 상품이 있나요?' });
  await others.getByRole('checkbox').first().check();
  await others.getByRole('button', { name: '줄이기' }).click();
  await expect(page.getByText('배송비는 한 번만 내면 돼요.')).toBeVisible();
  await expectAccessible(page);
  // The text that was typed is there after a reload.
  await page.reload();
  await expect(page.getByLabel('자세한 내용')).toHaveValue('생각보다 작아요.');
  await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await press(page, '반품 신청하기');
  await expect(state(page, '반품 · 신청 완료')).toBeVisible();
  await expect(page.getByText(/· \d개$/)).toHaveText([/2개$/, /1개$/]);
  const returned = page.url().split('/').at(-1) ?? '';
  await admin.decide(returned, 'accept');
  await admin.decide(returned, 'collect', { to: 'COLLECTED' });
  await admin.decide(returned, 'inspect', { fault: 'BUYER', restock: true });
  await admin.decide(returned, 'refund');
  await expect(async () => {
    await page.reload();
    await expect(state(page, '반품 · 처리 완료')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByRole('link', { name: '주문 상세' }).click();
  await page.getByRole('link', { name: '교환·반품 신청' }).last().click();
  await page.getByText('교환할게요').click();
  await expect(page.getByText('교환은 상품마다 따로 신청해 주세요.')).toBeVisible();
  await page.getByRole('radio', { name: /상품에 불량이 있어요/ }).check();
  await page.getByLabel('자세한 내용').fill('실밥이 풀려 있어요.');
  await page.getByLabel('교환받을 옵션').selectOption({ index: 1 });
  await page.locator('input[type=file]').setInputFiles({
    name: 'defect.png',
    mimeType: 'image/png',
    buffer: await photo().png().toBuffer(),
  });
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
  await press(page, '교환 신청하기');
  await expect(state(page, '교환 · 신청 완료')).toBeVisible();
  await expect(page.getByRole('img', { name: '사진 1' })).toBeVisible();
  await expectAccessible(page);
  await press(page, '신청 철회');
  await question(page).getByRole('button', { name: '철회하기' }).click();
  await expect(state(page, '교환 · 철회')).toBeVisible();
});

test('an order of another member is none', { tag: '@release' }, async ({ page, shop }) => {
  const order = await placeOrder(shop, await stockedVariants(shop, 1));
  await logIn(page, '/mypage', artistEmail);
  for (const address of [
    `/mypage/order/${order.id}`,
    `/mypage/claim/${order.id}`,
    `/mypage/claim/new?order=${order.id}&line=${order.lineIds[0]}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('alertdialog', { name: '주문 정보가 없습니다.' })).toBeVisible();
    await expect(page).toHaveURL('/main');
  }
});
