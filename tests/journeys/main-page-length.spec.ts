import { loadDeferred } from '../support/load-deferred.ts';
import { expect, test } from '../support/shop-test.ts';

const mark = 'added for a test';

test.afterEach(async ({ shop }) => {
  const added = 'select id from main_page where sub_title = $1';
  await shop.pool.query(`delete from main_page_item where main_page_id in (${added})`, [mark]);
  await shop.pool.query(`delete from main_page where id in (${added})`, [mark]);
});

test('a main page of a hundred blocks shows all of them in the space of their kind, and what is best at its end', async ({
  page,
  shop,
}) => {
  await shop.pool.query(
    `with product as (select id from product where state = 'ACT' and deleted_at is null limit 1),
     block as (
       insert into main_page (type, sub_type, position, is_title, title, sub_title)
       select 'ITEM', 'PRODUCT', 1000 + number, true, '블록 ' || number, $1 from generate_series(1, 90) number returning id)
     insert into main_page_item (main_page_id, type, refer_id) select block.id, 'PRODUCT', product.id from block, product`,
    [mark],
  );
  const { rows } = await shop.pool.query<{ title: string }>(
    `select title from main_page where state = 'ACT' and deleted_at is null and is_title order by position`,
  );
  await page.goto('/main');
  await loadDeferred(page, page.getByRole('heading', { name: '베스트 그래픽' }));
  const shown = await page.locator('main [data-kind] h2').allTextContents();
  expect(shown).toEqual(rows.map((row) => row.title));
  const spaces = await page.locator('main [data-kind] + [data-kind]').evaluateAll((blocks) =>
    blocks.map((block) => {
      const kinds = [block.previousElementSibling, block].map((each) => each?.getAttribute('data-kind'));
      const adjoins = kinds.includes('line') && kinds.includes('image');
      return `${adjoins ? 'line at a picture' : kinds[1]}: ${getComputedStyle(block).marginBlockStart}`;
    }),
  );
  const expected = {
    'line at a picture': 0,
    navigation: 24,
    image: 32,
    line: 32,
    'compact-rows': 32,
    tags: 32,
    products: 40,
    customs: 40,
    artists: 40,
    reviews: 40,
    thumbnails: 40,
  };
  const allowed = Object.entries(expected).map(([kind, space]) => `${kind}: ${space}px`);
  expect(spaces.filter((space) => !allowed.includes(space))).toEqual([]);
  expect(new Set(spaces).size).toBeGreaterThan(7);
});
