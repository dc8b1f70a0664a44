import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { findAxeViolations } from './axe.ts';
import { openShop, type RunningShop, shopPort } from './running-shop.ts';

type ShopFixtures = {
  /** Console errors that a test provokes on purpose; everything else in the console fails it. */
  expectedErrors: RegExp;
  failOnConsoleErrors: undefined;
  /** The promotional popups are closed for today, as for somebody who came this morning. */
  popupsClosed: boolean;
};

/** A test about a shopper: the real shop, and nothing may complain while it runs. */
export const test = base.extend<ShopFixtures, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern even where nothing is used
    async ({}, use, { parallelIndex }) => {
      const shop = await openShop(shopPort(parallelIndex), parallelIndex);
      await use(shop);
      await shop.end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  expectedErrors: [/^$/, { option: true }],
  popupsClosed: [true, { option: true }],
  failOnConsoleErrors: [
    async ({ page, expectedErrors, popupsClosed }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      if (popupsClosed) await closePopupsForToday(page);
      await use(undefined);
      const unexpected = consoleErrors.filter((text) => !expectedErrors.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function closePopupsForToday(browser: Page | BrowserContext): Promise<void> {
  await browser.addInitScript(() => {
    // An empty tab has no storage.
    if (location.origin === 'null') return;
    localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString());
  });
}

/** Nothing that axe knows of stands between this page and somebody with a screen reader or weak eyes. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}
