import { expect, type Locator, type Page } from 'playwright/test';

/** Moves the mouse as somebody does who begins to look at a page, until what comes then is there. */
export async function loadDeferred(page: Page, until: Locator): Promise<void> {
  let step = 0;
  await expect(async () => {
    step += 1;
    await page.mouse.move(120 + (step % 2), 240);
    await expect(until).toBeAttached({ timeout: 1_000 });
  }).toPass();
}
