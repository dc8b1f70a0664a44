import { type Browser, chromium } from 'playwright';
import { loadBundle } from '#server/http/ssr/load-bundle.ts';
import { browserOptions } from '../support/chromium.ts';
import { fetchRenderedPage } from '../support/rendered-page.ts';
import { openShop } from '../support/running-shop.ts';
import { printFigure } from './figures.ts';

// How soon a first visit to each address shows header and skeleton: slow 3G, 4x CPU, milliseconds. No later than /main.

/** Slow 3G as Lighthouse has it. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Differences of a frame or two are the machine's. */
const tolerance = 1.1;

const shop = await openShop(Number(process.env.TEST_PORT ?? 3400) + 45);
const { rows } = await shop.pool.query<{ pattern: string; path: string }>(
  `select '/product/$id' as pattern, '/product/' || (select id from product where state = 'ACT' order by position limit 1) as path
   union all select '/custom/$productId', '/custom/' || (select id from product where state = 'ACT' order by position limit 1)
   union all select '/artist/$name', '/artist/' || (select path_name from artist order by position limit 1)
   union all select '/brand/$id', '/brand/' || (select id from brand order by position limit 1)`,
);
const known = new Map(rows.map(({ pattern, path }) => [pattern, path]));
const { routes } = await loadBundle(`${import.meta.dirname}/../../dist-server`);
const unknownId = '00000000-0000-4000-ffff-000000000001';
const paths = routes
  .filter(({ path }) => path !== '/')
  .map(({ path }) => known.get(path) ?? path.replaceAll(/\$\w+/g, unknownId));

/** Milliseconds until the frame in which the header and what is below it, or the page without a header, are painted. */
async function measureShown(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const system = await context.newCDPSession(page);
  await system.send('Network.enable');
  await system.send('Network.emulateNetworkConditions', network);
  await system.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const watch = () => {
      const content = document.querySelector('main')?.lastElementChild?.getBoundingClientRect();
      if (!content?.height) return void requestAnimationFrame(watch);
      const { dataset } = document.documentElement;
      requestAnimationFrame(() => setTimeout(() => (dataset.shownAt ??= String(performance.now()))));
    };
    watch();
  });
  await page.goto(shop.address + path, { waitUntil: 'commit', timeout: 120_000 });
  const shown = page.locator('html[data-shown-at]');
  await shown.waitFor({ state: 'attached', timeout: 120_000 });
  const shownAt = Number(await shown.getAttribute('data-shown-at'));
  await context.close();
  return shownAt;
}

const browser = await chromium.launch(browserOptions);
try {
  await fetchRenderedPage(`${shop.address}/main`);
  // The server renders each shell with its first request, which is not what a shopper waits for.
  for (const path of paths) await fetch(shop.address + path).then((answer) => answer.text());
  await measureShown(browser, '/main');
  const main = Math.max(await measureShown(browser, '/main'), await measureShown(browser, '/main'));
  console.log('\nHeader and skeleton at slow 3G and 4x CPU');
  printFigure('/main', `${main.toFixed(0)} ms`);
  for (const path of paths) {
    const name = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]+/g, '{id}');
    printFigure(
      name,
      `${(await measureShown(browser, path)).toFixed(0)} ms`,
      `${(main * tolerance).toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await shop.end();
}
