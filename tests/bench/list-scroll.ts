import type { Page } from 'playwright';
import { openShop } from '../support/running-shop.ts';
import { printFigure } from './figures.ts';
import { openShopperPhone } from './shopper-phone.ts';

// A list of five hundred cards, scrolled from its end to its start and back at 4x CPU: how long its frames take.

const cards = 500;
const copied = 'BENCH-';

const shop = await openShop(3443);
const phone = await openShopperPhone(shop.address);

/** Each product once more under other codes, until the list has enough of them. */
async function addProducts(): Promise<void> {
  const { rows } = await shop.pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'product' and is_generated = 'NEVER' and column_name not in ('id', 'code')`,
  );
  const columns = rows[0]?.columns ?? '';
  await shop.pool.query(
    `insert into product (id, code, ${columns})
     select gen_random_uuid(), '${copied}' || copy || code, ${columns} from product, generate_series(1, ${cards}) as copy
     where state = 'ACT' and deleted_at is null limit ${cards}`,
  );
}

const removeProducts = () => shop.pool.query(`delete from product where code like '${copied}%'`);

async function loadAll(page: Page): Promise<number> {
  const shown = page.getByRole('main').getByRole('article');
  while ((await shown.count()) < cards) {
    const before = await shown.count();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await shown.nth(before).waitFor({ state: 'attached' });
  }
  return await shown.count();
}

/** As a thumb does it: some pixels with each frame, from end to end. @returns milliseconds between frames */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        const speed = 80;
        let direction = -1;
        let last = performance.now();
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy({ top: direction * speed, behavior: 'instant' });
          if (direction < 0 && window.scrollY <= 0) direction = 1;
          const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
          if (direction > 0 && isAtEnd) resolve(frames);
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
}

try {
  console.log(`\nA list of ${cards} cards, scrolled at 4x CPU`);
  // The rest of a run that was ended early.
  await removeProducts();
  await addProducts();
  const { page } = phone;
  await page.goto('/product');
  const shown = await loadAll(page);
  await page.waitForLoadState('networkidle');
  await phone.throttleCpu();
  const frames = (await scrollThrough(page)).sort((one, other) => one - other);
  const at = (share: number) => `${(frames[Math.floor(frames.length * share)] ?? 0).toFixed(1)} ms`;
  printFigure('cards', String(shown));
  printFigure('frames', String(frames.length));
  printFigure('a frame, p50', at(0.5));
  printFigure('a frame, p95', at(0.95), '33 ms');
  printFigure('a frame, worst', `${frames.at(-1)?.toFixed(1)} ms`);
} finally {
  await removeProducts();
  await phone.end();
  await shop.end();
}
