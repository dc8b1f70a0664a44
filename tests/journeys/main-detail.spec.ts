import { findAxeViolations } from '../support/axe.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import type { RunningShop } from '../support/running-shop.ts';
import { expect, test } from '../support/shop-test.ts';

const addressOf = (id: string | undefined) => `/maindetail?main_id=${id}`;

// A test that fails leaves the shop as it was, too.
test.afterEach(async ({ shop }) => {
  const added = `select id from main_page where title_style = 'test'`;
  await shop.pool.query(`delete from main_page_item where main_page_id in (${added})`);
  await shop.pool.query(`delete from main_page where id in (${added})`);
});

/** Far below the others, so that nobody notices it on the main page. */
async function addBlock(shop: RunningShop, change: { state?: string; deleted?: boolean } = {}) {
  const { rows } = await shop.pool.query<{ id: string }>(
    `insert into main_page (type, position, title, sub_title, title_style, state, deleted_at)
     values ('TAG', 1000, '골고루', '하나씩 다 있어요', 'test', $1, case when $2 then now() end) returning id`,
    [change.state ?? 'ACT', change.deleted ?? false],
  );
  return rows[0]?.id ?? '';
}

test('the button of a ranking leads to all of its products, which stay numbered', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ title: string; path: string; name: string }>(
    `select title, title_btn_url as path, product.name_ko as name from main_page
     join main_page_item item on item.main_page_id = main_page.id join product on product.id = refer_id
     where is_show_index and title_btn_url like '/maindetail%' order by item.position`,
  );
  const [first] = rows;
  await page.goto('/main');
  await page.getByRole('link', { name: `${first?.title} 더보기` }).click();
  await expect(page).toHaveURL(first?.path ?? '');
  await expect(page).toHaveTitle(`${first?.title} | 꾸밈`);
  await expect(page.locator('main h2').first()).toHaveText(first?.title ?? '');
  const cards = page.locator('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(rows.map(({ name }) => name));
  await expect(cards.first()).toContainText('순위 1');
  await expect(cards.last()).toContainText(`순위 ${rows.length}`);
  expect(await findAxeViolations(page)).toEqual([]);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
});

test('every link of the main page to a block opens it', { tag: '@release' }, async ({ page, shop }) => {
  await page.goto('/main');
  await loadDeferred(page, page.getByRole('heading', { name: '베스트 그래픽' }));
  const { rows } = await shop.pool.query<{ url: string; title: string }>(
    `select title_btn_url as url, title from main_page where title_btn_url like '/maindetail%'`,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { url, title } of rows) {
    await expect(page.locator(`main a[href="${url}"]`)).toHaveCount(1);
    await test.step(title, async () => {
      expect((await page.request.get(url)).status()).toBe(200);
    });
  }
});

test('a block with items of every kind shows a card of each', { tag: '@release' }, async ({ page, shop }) => {
  const id = await addBlock(shop);
  await shop.pool.query(
    `insert into main_page_item (main_page_id, position, type, refer_id)
     select $1, row_number() over (), upper(kind), refer_id from (
       (select 'product' as kind, id as refer_id from product where state = 'ACT' order by position limit 1) union all
       (select 'product_custom', id from product_custom where type = 'SHOP' and is_best limit 1) union all
       (select 'brand', id from brand order by position limit 1) union all
       (select 'artist', id from artist order by position limit 1) union all
       (select 'graphic', id from graphic where state = 'ACT' order by position limit 1) union all
       (select 'plan', id from plan where state = 'ACT' order by position limit 1) union all
       (select 'review', id from review where state = 'ACT' order by id limit 1)) item`,
    [id],
  );
  await page.goto(addressOf(id));
  await expect(page.getByText('하나씩 다 있어요')).toBeVisible();
  const cards = page.locator('main').getByRole('article');
  await expect(cards).toHaveCount(7);
  const hrefs = cards.locator('h3 a');
  for (const [place, pattern] of [
    /^\/product\/[^?]+$/,
    /product_custom_id=/,
    /^\/brand\//,
    /^\/artist\/[^/]+$/,
    /\/graphic\//,
    /^\/plan\//,
    /^\/review\//,
  ].entries())
    await expect(hrefs.nth(place)).toHaveAttribute('href', pattern);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a long block goes on while the shopper scrolls, and shows nothing twice', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const id = await addBlock(shop);
  const { rows } = await shop.pool.query<{ id: string }>(
    `with listed as (select id, row_number() over (order by position, id) as place from graphic where state = 'ACT'
       order by position, id limit 30)
     insert into main_page_item (main_page_id, position, type, refer_id)
     select $1::uuid, place, 'GRAPHIC', id from listed union all
     select $1::uuid, 15, 'GRAPHIC', id from listed where place = 2 returning refer_id as id`,
    [id],
  );
  expect(rows).toHaveLength(31);
  await page.goto(addressOf(id));
  const cards = page.locator('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.mouse.wheel(0, 500);
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(30);
  }).toPass();
});

test('a block without items says so', { tag: '@release' }, async ({ page, shop }) => {
  await page.goto(addressOf(await addBlock(shop)));
  await expect(page.getByRole('heading', { name: '지금은 보여드릴 상품이 없어요' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: /404/ });

  test('says so, and leads to the main page', { tag: '@release' }, async ({ page, shop }) => {
    const addresses = [
      '/maindetail',
      '/maindetail?main_id=',
      addressOf('7'),
      addressOf('%00'),
      addressOf('00000000-0000-4000-8000-000000000001'),
      addressOf(await addBlock(shop, { state: 'HIDDEN' })),
      addressOf(await addBlock(shop, { deleted: true })),
    ];
    for (const address of addresses) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { name: '지금은 볼 수 없는 코너예요' })).toBeVisible();
      await expect(page).toHaveTitle(/찾을 수 없어요/);
    }
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('main').getByRole('link').click();
    await expect(page).toHaveURL('/main');
  });
});

test('search engines do not list it, its items are found elsewhere', async ({ page, shop }) => {
  const { rows } = await shop.pool.query<{ id: string }>(
    'select main_page_id as id from main_page_item where is_show_index limit 1',
  );
  const response = await page.request.get(addressOf(rows[0]?.id));
  expect(response.headers()['x-robots-tag']).toBe('noindex');
});
