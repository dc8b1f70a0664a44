import { expect, type Page } from 'playwright/test';
import { logIn } from './log-in.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: '옵션 선택' });

type Option = { readonly size?: string; readonly method?: string };

/** On a product page: opens the choice of options and chooses. */
export async function chooseOptions(page: Page, { size = 'M', method }: Option = {}): Promise<void> {
  await page.getByRole('button', { name: '구매하기', exact: true }).click();
  await sheet(page).getByText(size, { exact: true }).click();
  if (method) await sheet(page).getByText(method, { exact: true }).click();
}

/** Puts the chosen options into the cart. */
export async function addToCart(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: '장바구니 담기' }).click();
  await expect(page.getByText('장바구니에 담았어요.')).toBeVisible();
}

/** Begins to order the chosen options. */
export const buyNow = (page: Page) =>
  sheet(page).getByRole('button', { name: '구매하기', exact: true }).click();

/** Waits until the checkout shows what it costs. @returns the id of the checkout, which the order gets */
export async function openedCheckout(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order\/[\w-]{36}/);
  await expect(page.getByRole('checkbox', { name: '전체동의' })).toBeVisible();
  return page.url().match(/[\w-]{36}/)?.[0] ?? '';
}

/** A member at the checkout of one T-shirt. @returns its id */
export async function openCheckout(page: Page, productId: string): Promise<string> {
  await logIn(page, `/product/${productId}`);
  await chooseOptions(page, { method: '프린팅' });
  await buyNow(page);
  return openedCheckout(page);
}

/** Agrees to everything and presses the button below. */
export async function agreeAndPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: '전체동의' }).check();
  await page.getByRole('button', { name: '결제하기' }).click();
}

export const chooseMethod = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check();

/** In the payment window, which a phone opens in place of the shop. */
export async function payInWindow(page: Page, result: '승인' | '거절 (한도 초과)' = '승인'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/window\//);
  await page.getByText(result, { exact: true }).click();
  await page.locator('button[value="pay"]').click();
}

export async function expectPaid(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/order/complete/${id}`);
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요, 고마워요!' })).toBeVisible();
}
