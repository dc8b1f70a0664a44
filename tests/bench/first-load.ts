import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Response } from 'playwright';
import { browserOptions } from '../support/chromium.ts';
import { openShop } from '../support/running-shop.ts';

// Measures what a first visit fetches until the page is quiet, brotli 11, by kind: the built storefront in a real browser.

const kinds = ['document', 'script', 'stylesheet', 'font'] as const;
type Kind = (typeof kinds)[number];

const shop = await openShop(3420);
const { rows } = await shop.pool.query<{ product: string; graphic: string }>(
  `select (select id from product where state = 'ACT' order by position limit 1) as product,
     (select path_name || '/graphic/' || graphic.id from graphic join artist on artist.id = artist_id
      where graphic.state = 'ACT' order by graphic.position limit 1) as graphic`,
);
const paths = [
  '/main',
  `/product/${rows[0]?.product}`,
  `/artist/${rows[0]?.graphic}`,
  '/login',
  '/category',
  '/product',
];
const browser = await chromium.launch(browserOptions);

async function bytesOf(response: Response, kind: Kind): Promise<number> {
  const body = await response.body();
  if (kind === 'font') return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

async function firstVisit(path: string): Promise<Record<Kind, number>> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  // Answers of the service worker are not counted: it has fetched those files ahead.
  page.on('response', (response) => response.fromServiceWorker() || responses.push(response));
  await page.goto(shop.address + path, { waitUntil: 'networkidle' });
  const total = { document: 0, script: 0, stylesheet: 0, font: 0 };
  for (const response of responses) {
    const kind = kinds.find((known) => known === response.request().resourceType());
    if (kind) total[kind] += await bytesOf(response, kind);
  }
  await context.close();
  return total;
}

console.log(
  `\nfirst visit, kB (brotli 11)${' '.repeat(19)}${kinds.map((kind) => kind.padStart(12)).join('')}`,
);
for (const path of paths) {
  const total = await firstVisit(path);
  const name = path.replace(/[0-9a-f]{8}-[0-9a-f-]+/, '{id}');
  console.log(
    `${name.padEnd(46)}${kinds.map((kind) => (total[kind] / 1000).toFixed(1).padStart(12)).join('')}`,
  );
}
await browser.close();
await shop.end();
