import { expect, type Page } from 'playwright/test';

const shopperEmail = 'shopper@kkumim.test';

/** On /login: fills in the demo shopper and sends. */
export async function submitLogin(page: Page): Promise<void> {
  await page.locator('input[name="username"]').fill(shopperEmail);
  await page.locator('input[name="password"]').fill('kkumim1234');
  await page.locator('form button[type="submit"]').click();
}

/** Logs the demo shopper in and stands at `path` then. */
export async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(`/login?return=${encodeURIComponent(path)}`);
  await submitLogin(page);
  await expect(page).toHaveURL(path);
}
