import { expect, type Page } from 'playwright/test';

export const shopperEmail = 'shopper@kkumim.test';
/** Has neither likes nor saved customs. */
export const artistEmail = 'artist@kkumim.test';
export const brandEmail = 'brand@kkumim.test';

/** On /login: fills in the demo shopper, or another demo member, and sends. */
export async function submitLogin(page: Page, email = shopperEmail): Promise<void> {
  await page.locator('input[name="username"]').fill(email);
  await page.locator('input[name="password"]').fill('kkumim1234');
  await page.locator('form button[type="submit"]').click();
}

/** Logs the demo shopper in, or another demo member, and stands at `path` then. */
export async function logIn(page: Page, path: string, email = shopperEmail): Promise<void> {
  await page.goto(`/login?return=${encodeURIComponent(path)}`);
  await submitLogin(page, email);
  await expect(page).toHaveURL(path);
}
