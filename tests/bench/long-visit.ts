import type { Page } from 'playwright';
import { readIndexedDbRows } from '../support/indexeddb-rows.ts';
import { logIn } from '../support/log-in.ts';
import { openShop } from '../support/running-shop.ts';
import { shopperReactions } from '../support/shopper-reactions.ts';
import { median, printFigure } from './figures.ts';
import { openShopperPhone } from './shopper-phone.ts';

// Measures what a shopper who looks at fifty pages in one go costs the phone: memory, and what one like then writes.

const begun = new Date();
const shop = await openShop(3442);
const phone = await openShopperPhone(shop.address);
const { page } = phone;
const { rows } = await shop.pool.query<{ path: string }>(
  `(select '/product/' || id as path from product where state = 'ACT' order by position limit 25)
   union all
   (select '/artist/' || path_name || '/graphic/' || graphic.id from graphic join artist on artist.id = artist_id
    where graphic.state = 'ACT' order by graphic.position limit 50)
   limit 50`,
);

/** Adds up how long each write of the page into IndexedDB takes, from its start to its end. */
function watchWrites(): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function watched(...asked) {
    const begunAt = performance.now();
    const made = transaction.apply(this, asked);
    if (made.mode === 'readwrite')
      made.addEventListener('complete', () => {
        const before = Number(document.documentElement.dataset.benchWrites ?? 0);
        document.documentElement.dataset.benchWrites = String(before + performance.now() - begunAt);
      });
    return made;
  };
}

/** As by a link: in the same document. */
async function goOn(open: Page, path: string): Promise<void> {
  await open.evaluate((address) => history.pushState({}, '', address), path);
  await open.waitForLoadState('networkidle');
  await open.getByRole('heading').first().waitFor({ state: 'attached' });
}

try {
  console.log('\nFifty pages in one visit');
  await page.addInitScript(watchWrites);
  await logIn(page, '/main');
  await page.waitForLoadState('networkidle');
  const first = await phone.heapSize();
  for (const { path } of rows) await goOn(page, path);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  printFigure('heap after the first page', megabytes(first));
  printFigure(`heap after ${rows.length} more`, megabytes(await phone.heapSize()));
  printFigure('rows kept in IndexedDB', String((await readIndexedDbRows(page)).length));

  const writes: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    await page.evaluate(() => {
      document.documentElement.dataset.benchWrites = '0';
    });
    await page
      .getByRole('button', { name: /좋아요/ })
      .first()
      .click();
    // Storing is put off until the page has time.
    await page.waitForTimeout(1_500);
    writes.push(await page.evaluate(() => Number(document.documentElement.dataset.benchWrites)));
  }
  printFigure(
    'writing to IndexedDB per like',
    `${median(writes).toFixed(1)} (${Math.max(...writes).toFixed(1)}) ms`,
  );
} finally {
  await shopperReactions(shop.pool).reset(begun);
  await phone.end();
  await shop.end();
}
