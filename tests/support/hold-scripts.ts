import type { Page } from 'playwright/test';

/** The scripts arrive when the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
