import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

test('the category page leads to the products of a category, a brand and an artist', async ({
  page,
  shop,
}) => {
  const response = await page.goto('/category');
  expect(await response?.text()).toContain('href="/product?category=hoodies"');
  expect(await findAxeViolations(page)).toEqual([]);
  const clothing = page.getByRole('region', { name: /^의류/ });
  await clothing.getByRole('link', { name: '후드' }).click();
  await expect(page).toHaveURL('/product?category=hoodies');
  await expect(page.getByRole('heading', { level: 1, name: '후드' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '카테고리' }).locator('[aria-current]')).toHaveText(
    '후드',
  );
  expect(await findAxeViolations(page)).toEqual([]);

  const { rows } = await shop.pool.query<{ id: string; name: string; products: number }>(
    `select artist.id, name_ko as name,
       (select count(*)::int from product_artist where artist_id = artist.id) as products
     from artist order by position limit 1`,
  );
  await page.goto('/category');
  await page
    .getByRole('list', { name: '작가' })
    .getByRole('link', { name: rows[0]?.name ?? '' })
    .click();
  await expect(page).toHaveURL(`/product?artist=${rows[0]?.id}`);
  await expect(page.getByRole('region', { name: '상품' }).getByRole('article')).toHaveCount(
    Math.min(rows[0]?.products ?? 0, 20),
  );
});

test('an address of a category of earlier releases leads to its list', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto('/category?category=hoodies');
  await expect(page).toHaveURL('/product?category=hoodies');
});
