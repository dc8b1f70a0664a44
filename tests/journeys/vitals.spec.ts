import type { Page } from 'playwright/test';
import { isReady } from '../support/rendered-page.ts';
import { expect, test } from '../support/shop-test.ts';

/** The browser knows how long a touch took only when its result has been painted. */
const waitForFirstInput = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );

test('how the shop felt reaches its operator when the shopper leaves', async ({ page, shop }, {
  parallelIndex,
}) => {
  const port = Number(new URL(shop.address).port) + 60 + parallelIndex;
  await shop.stopServer();
  await shop.startServer({ METRICS_PORT: String(port), VITALS_SAMPLE_RATE: '1' });
  try {
    const reporter = page.waitForResponse(/\/report-vitals-/);
    await page.goto('/main');
    await reporter;
    await isReady(page);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('button', { name: /좋아요/ })
      .first()
      .click();
    await waitForFirstInput(page);
    await page.goto('about:blank');
    const samples = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const vital of ['ttfb', 'lcp', 'inp']) {
      const felt = new RegExp(
        `kkumim_web_vital_seconds_count{vital="${vital}",route="/main",release="(?!other)[\\w-]{7}"} 1`,
      );
      await expect.poll(samples).toMatch(felt);
    }
    expect(await samples()).toMatch(
      /kkumim_layout_shift_sum\{route="\/main",release="[\w-]{7}"} 0(\.00\d*)?\n/,
    );
  } finally {
    await shop.stopServer();
    await shop.startServer();
  }
});
