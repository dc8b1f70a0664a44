import type { Page, Route } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/shop-test.ts';

const address = '/product?sort=low_price';
const list = (page: Page) => page.getByRole('region', { name: '상품' });
const cards = (page: Page) => list(page).getByRole('article');
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();
const end = (page: Page) => list(page).getByText('마지막까지 다 봤어요!');

type Row = { readonly id: string; readonly name: string };

const sql = `select id, name_ko as name from product where state = 'ACT' and deleted_at is null
  order by effective_price, id`;

test('products that come, go and change their price between two pages: none is there twice, none that stayed is missing', {
  tag: '@release',
}, async ({ page, shop }) => {
  const listed = async () => (await shop.pool.query<Row>(sql)).rows;
  const [, moved, , added, , , removed, ...others] = await listed();
  const last = others.at(-1);
  if (!moved || !added || !removed || !last) throw new Error('The demo shop has too few products.');
  const setState = (state: 'ACT' | 'HIDDEN', rows: readonly Row[]) =>
    shop.pool.query('update product set state = $1 where id = any ($2)', [state, rows.map(({ id }) => id)]);
  const { rows } = await shop.pool.query<{ origin_price: number; price: number; promotion_price: number }>(
    'select origin_price, price, promotion_price from product where id = $1',
    [moved.id],
  );
  const setPrices = (prices: readonly (number | undefined)[]) =>
    shop.pool.query('update product set origin_price = $2, price = $3, promotion_price = $4 where id = $1', [
      moved.id,
      ...prices,
    ]);
  await setState('HIDDEN', [added]);
  try {
    // All products, by an address that the server does not render: a rendered page may be a minute old.
    await page.goto(`${address}&price_min=1`);
    await expect(cards(page)).toHaveCount(20);
    await setState('ACT', [added]);
    await setState('HIDDEN', [removed, last]);
    await setPrices([9_000_000, 9_000_000, 0]);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(end(page)).toBeAttached();
    const now = (await listed()).map(({ name }) => name);
    const shown = await namesOf(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((name) => name !== removed.name)).toEqual(now.filter((name) => name !== added.name));
    await page.reload();
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      expect(await namesOf(page)).toEqual(now);
    }).toPass();
  } finally {
    await setState('ACT', [added, removed, last]);
    await setPrices(Object.values(rows[0] ?? {}));
  }
});

test.describe('a later page that fails to load', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED|QueryError/ });

  /** Every page but the first one fails until the returned function is called. */
  async function failLaterPages(page: Page, how: (route: Route) => Promise<void>): Promise<() => void> {
    let isFailing = true;
    await page.route('**/v1/graphql', (route) => {
      const { where } = route.request().postDataJSON()?.variables ?? {};
      return isFailing && where?._and ? how(route) : route.fallback();
    });
    return () => {
      isFailing = false;
    };
  }

  async function expectComplete(page: Page, first: readonly string[]): Promise<void> {
    await expect(end(page)).toBeAttached();
    const all = await namesOf(page);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(all.length).toBeGreaterThan(first.length);
    expect(new Set(all).size).toBe(all.length);
  }

  test('says so, keeps what is there, and is asked for again by a button', { tag: '@release' }, async ({
    page,
  }) => {
    const repair = await failLaterPages(page, (route) => route.fulfill({ status: 503 }));
    await page.goto(address);
    await expect(cards(page)).toHaveCount(20);
    const first = await namesOf(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(list(page).getByText('앗, 문제가 생겼어요!')).toBeVisible();
    const retry = list(page).getByRole('button', { name: '다시 시도하기' });
    await retry.click();
    await expect(retry).toBeVisible();
    expect(await namesOf(page)).toEqual(first);
    await expectAccessible(page);
    const seen = cards(page).nth(first.length - 1);
    const place = () => seen.evaluate((card) => card.getBoundingClientRect().top);
    // Playwright scrolls for a click.
    await retry.focus();
    const before = await place();
    repair();
    await page.keyboard.press('Enter');
    await expectComplete(page, first);
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
  });

  test('comes by itself when the network is back', async ({ page }) => {
    const repair = await failLaterPages(page, (route) => route.abort());
    await page.goto(address);
    await expect(cards(page)).toHaveCount(20);
    const first = await namesOf(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(list(page).getByText('인터넷에 연결되면 더 볼 수 있어요.')).toBeAttached();
    expect(await namesOf(page)).toEqual(first);
    repair();
    await expectComplete(page, first);
  });
});
