import { expect, type Page } from 'playwright/test';
import { openSheet } from './screen-actions.ts';

// In both languages of the shop, and of the sandbox's payment window.

export const changeOptions = openSheet(/^(옵션 변경|Change options)$/);

const agreeToAll = (page: Page) => page.getByRole('checkbox', { name: /^(전체동의|Agree to all)$/ });

/** The part of the checkout below the first screen, with the quote, is loaded with the first movement of the mouse. */
export async function waitForQuote(page: Page): Promise<void> {
  await page.mouse.move(120, 240);
  await expect(agreeToAll(page)).toBeVisible();
}

/** A card, `VIRTUAL_ACCOUNT`, ... */
async function chooseMethod(page: Page, method: string): Promise<void> {
  await waitForQuote(page);
  await page.locator(`input[type="radio"][value="${method}"]`).check({ force: true });
}

export async function chooseDeposit(page: Page): Promise<void> {
  await chooseMethod(page, 'VIRTUAL_ACCOUNT');
  await expect(page.getByLabel(/^(은행|Bank)$/)).toBeVisible();
}

export async function chooseNewAddress(page: Page): Promise<void> {
  await waitForQuote(page);
  await page.getByRole('radio', { name: /^(새 배송지|New address)$/ }).check({ force: true });
  await expect(page.getByRole('button', { name: /^(주소 찾기|Find address)$/ })).toBeVisible();
}

export async function searchAddress(page: Page): Promise<void> {
  await chooseNewAddress(page);
  await openSheet(/^(주소 찾기|Find address)$/)(page);
}

const pay = (page: Page) => page.locator('form button[type="submit"]').last().click();

/** With an empty address, nothing chosen and nothing agreed to. */
export async function payAtOnce(page: Page): Promise<void> {
  await chooseNewAddress(page);
  await pay(page);
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}

const paymentWindow = (page: Page) => page.frameLocator('iframe[title="결제"]');

export async function openPayment(page: Page): Promise<void> {
  await chooseMethod(page, 'CARD');
  await agreeToAll(page).check();
  await pay(page);
  await expect(paymentWindow(page).locator('button[value="pay"]')).toBeVisible();
}

/** Comes back while nobody knows what has become of the payment. */
export async function waitForPayment(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await openPayment(page);
  await page.goto(path.replace('/order/', '/order/wait?order='));
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
}

export async function payInVain(page: Page): Promise<void> {
  await openPayment(page);
  const frame = paymentWindow(page);
  await frame.getByText(/^(거절 \(한도 초과\)|Declined?.*)$/).click();
  await frame.locator('button[value="pay"]').click();
  await expect(page.locator('form [role="alert"]')).toBeVisible();
}
