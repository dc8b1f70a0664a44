import type { Page } from 'playwright';
import { openShop } from '../support/running-shop.ts';
import { median, printFigure } from './figures.ts';
import { openShopperPhone, waitUntilSaved } from './shopper-phone.ts';

// How soon a shopper who comes back sees the shop, with the server and without it: LCP in milliseconds at 4x CPU.

const turns = 5;

const shop = await openShop(3440);
const phone = await openShopperPhone(shop.address);
const { rows } = await shop.pool.query<{ id: string }>(
  `select id from product where state = 'ACT' order by position limit 1`,
);
const paths = ['/main', `/product/${rows[0]?.id}`];

/** Milliseconds from the start of the navigation. */
async function largestPaint(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'load' });
  await page.locator('main img').first().waitFor();
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) last = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // Nothing larger comes a second after the first picture.
        setTimeout(() => resolve(last), 1_000);
      }),
  );
}

async function measure(name: string): Promise<void> {
  for (const path of paths) {
    const all: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) all.push(await largestPaint(phone.page, path));
    const label = `${path.replace(/[0-9a-f]{8}-[0-9a-f-]+/, '{id}')}, ${name}`;
    printFigure(label, `${median(all).toFixed(0)} (${Math.max(...all).toFixed(0)}) ms`, '300 ms');
  }
}

try {
  console.log('\nLargest contentful paint at 4x CPU, median (worst)');
  for (const path of [...paths, ...paths]) {
    await phone.page.goto(path);
    await waitUntilSaved(phone.page);
  }
  await phone.throttleCpu();
  await measure('another visit');
  await shop.stopServer();
  await measure('without the server');
} finally {
  await phone.end();
  await shop.end();
}
