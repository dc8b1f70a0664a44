import { findAxeViolations } from '../support/axe.ts';
import { loadDeferred } from '../support/load-deferred.ts';
import { expect, test } from '../support/shop-test.ts';

test('a shopper sorts the products of a brand, and finds its artists and its reviews below', async ({
  page,
  shop,
}) => {
  const { rows: brands } = await shop.pool.query<{ id: string }>(
    `select brand_id as id from product where state = 'ACT' and deleted_at is null
       and brand_id in (select brand_id from artist_brand) group by 1 order by count(*) desc, 1 limit 1`,
  );
  const [brand] = brands;
  const { rows: titles } = await shop.pool.query<{ title: string }>(
    `select title from detail_template where type = 'BRAND' and deleted_at is null order by position`,
  );
  const { rows: products } = await shop.pool.query<{ name: string }>(
    `select name_ko as name from product where brand_id = $1 and state = 'ACT' and deleted_at is null
     order by coalesce(nullif(promotion_price, 0), price), id limit 20`,
    [brand?.id],
  );
  await page.goto(`/brand/${brand?.id}`);
  await page.getByRole('combobox', { name: '정렬' }).selectOption({ label: '낮은 가격순' });
  await expect(page).toHaveURL(`/brand/${brand?.id}?sort=low_price`);
  const list = page.getByRole('region', { name: titles[0]?.title ?? '' });
  const names = list.getByRole('heading', { level: 3 });
  await expect(names).toHaveText(products.map(({ name }) => name));
  await loadDeferred(page, page.getByRole('heading', { name: titles.at(-1)?.title ?? '' }));
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  const shown = async () => (await headings.allTextContents()).slice(1);
  await expect.poll(shown).toEqual(titles.map(({ title }) => title));
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a product is found by its brand’s code, and what is not there says so', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  const { rows } = await shop.pool.query<{ brand: string; code: string; id: string }>(
    `select brand_id as brand, code, id from product where state = 'ACT' order by position limit 1`,
  );
  const [product] = rows;
  await page.goto(`/brand/${product?.brand}/product/${product?.code}`);
  await expect(page).toHaveURL(`/product/${product?.id}`);
  for (const path of [
    `/brand/${product?.brand}/product/none`,
    `/brand/${product?.id}`,
    `/plan/${product?.id}`,
  ])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

test('a collection shows its text and its graphics in its order, with what it says about them', {
  tag: '@release',
}, async ({ page, shop }) => {
  const { rows: plans } = await shop.pool.query<{ id: string; title: string }>(
    'select id, title from plan where deleted_at is null order by position limit 1',
  );
  const [plan] = plans;
  const { rows: graphics } = await shop.pool.query<{ name: string; note: string | null }>(
    `select name_ko as name, add_content as note from plan_graphic join graphic on graphic.id = graphic_id
     where plan_id = $1 order by plan_graphic.position, graphic_id limit 20`,
    [plan?.id],
  );
  const [recorded] = graphics.filter(({ note }) => note);
  await page.goto(`/plan/${plan?.id}`);
  await expect(page.locator('main').getByRole('heading', { name: plan?.title ?? '' })).toBeVisible();
  const names = page.locator('main').getByRole('article').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(graphics.slice(0, 6).map(({ name }) => name));
  await loadDeferred(page, names.nth(6));
  expect((await names.allTextContents()).slice(0, graphics.length)).toEqual(graphics.map(({ name }) => name));
  const note = page.getByText(recorded?.note ?? '', { exact: true });
  await expect(page.getByRole('article').filter({ has: note })).toContainText(recorded?.name ?? '');
  expect(await findAxeViolations(page)).toEqual([]);
});
