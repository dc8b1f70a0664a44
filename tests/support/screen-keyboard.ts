import type { Page } from 'playwright/test';

/** The height of a phone's keyboard with a row of suggestions. */
const keyboardHeight = 336;

/** Runs something while a keyboard on the screen takes its part of the page; then the keyboard is closed. */
export async function withScreenKeyboard(page: Page, run: () => Promise<void>): Promise<void> {
  const whole = page.viewportSize();
  if (!whole) throw new Error('The page has no size of its own.');
  await page.setViewportSize({ width: whole.width, height: whole.height - keyboardHeight });
  await run();
  await page.setViewportSize(whole);
}
