import type { Page } from 'playwright/test';

type WithNetworkTimeout = Window & { networkTimeout?: typeof AbortSignal.timeout };

/** A clock that tests set. A jump passes the time of the shopper, but ends no call that is under way. */
export async function installClock(page: Page): Promise<void> {
  const context = page.context();
  // In the order of their addition: around the script of the clock, which replaces `AbortSignal.timeout`.
  await context.addInitScript(() => {
    (window as WithNetworkTimeout).networkTimeout = AbortSignal.timeout.bind(AbortSignal);
  });
  await page.clock.install();
  await context.addInitScript(() => {
    const { networkTimeout } = window as WithNetworkTimeout;
    if (networkTimeout) AbortSignal.timeout = networkTimeout;
  });
}
