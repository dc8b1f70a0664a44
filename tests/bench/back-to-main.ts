import type { Page } from 'playwright';
import { openShop } from '../support/running-shop.ts';
import { median, printFigure } from './figures.ts';
import { openShopperPhone, waitUntilSaved } from './shopper-phone.ts';

// From going back to a scrolled main page until it is painted there, in milliseconds at 4x CPU.

const turns = 5;

const shop = await openShop(3442);
const phone = await openShopperPhone(shop.address);
const { page } = phone;

type Return = {
  /** Milliseconds from going back until the page is painted at its former scroll position. */
  readonly painted: number;
  /** The longest task from going back until three seconds after that. */
  readonly longestTask: number;
};

/** Opens a card of the last section and goes back. */
async function goBack(open: Page): Promise<Return> {
  const last = open.locator('main section').last();
  await last.locator('a').first().scrollIntoViewIfNeeded();
  const top = await open.evaluate(() => window.scrollY);
  await last.locator('a').first().click();
  await open.waitForURL((url) => url.pathname !== '/main');
  await open.locator('main img').first().waitFor();
  await open.waitForLoadState('networkidle');
  return await open.evaluate(
    (scrollY) =>
      new Promise<Return>((resolve) => {
        let longestTask = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
        }).observe({ type: 'longtask' });
        const start = performance.now();
        const waitForPaint = () => {
          const isThere = location.pathname === '/main' && Math.abs(window.scrollY - scrollY) < 2;
          const card = isThere && document.elementFromPoint(innerWidth / 4, innerHeight / 2)?.closest('li');
          if (!card) return requestAnimationFrame(waitForPaint);
          requestAnimationFrame(() => {
            const painted = performance.now() - start;
            setTimeout(() => resolve({ painted, longestTask }), 3_000);
          });
        };
        window.addEventListener('popstate', waitForPaint, { once: true });
        history.back();
      }),
    top,
  );
}

try {
  console.log('\nBack to the scrolled main page at 4x CPU, median (worst)');
  await page.goto('/main');
  await waitUntilSaved(page);
  // The blocks below the first screen come with the first interaction.
  await page.mouse.move(120, 240);
  await page.getByRole('heading', { name: '베스트 그래픽' }).waitFor();
  await page.waitForLoadState('networkidle');
  await phone.throttleCpu();
  const all: Return[] = [];
  for (let turn = 0; turn < turns; turn += 1) all.push(await goBack(page));
  const print = (name: string, values: readonly number[], goal: string) =>
    printFigure(name, `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)}) ms`, goal);
  print(
    'painted where it was',
    all.map(({ painted }) => painted),
    '300 ms',
  );
  print(
    'longest task',
    all.map(({ longestTask }) => longestTask),
    '120 ms',
  );
} finally {
  await phone.end();
  await shop.end();
}
