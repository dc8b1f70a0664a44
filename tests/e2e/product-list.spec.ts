import type { Page } from 'playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';

const names = (page: Page) =>
  page.getByRole('region', { name: '상품' }).getByRole('article').getByRole('heading');

test('a shopper filters by category, color and price, and takes a filter away again', async ({
  page,
  shop,
}) => {
  await page.goto('/product');
  await page.getByRole('button', { name: '필터', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  await sheet.getByText('의류', { exact: true }).click();
  await sheet.getByText('네이비', { exact: true }).click();
  await sheet.getByRole('checkbox', { name: '품절 상품 빼고 보기' }).check();
  const { rows } = await shop.pool.query<{ count: number }>(
    `select count(*)::int from product join category on category.id = root_category_id
     where path_name = 'clothing' and product.state = 'ACT' and product.deleted_at is null and stock_count > 0
       and exists (select from product_option where product_id = product.id and color_family = 'navy')`,
  );
  const count = rows[0]?.count ?? 0;
  expect(count).toBeGreaterThan(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: `상품 ${count}개 보기` }).click();
  await expect(page).toHaveURL('/product?category=clothing&color=navy&in_stock=true');
  await expect(names(page)).toHaveCount(count);
  await page.getByRole('button', { name: '네이비 필터 지우기' }).click();
  await expect(page).toHaveURL('/product?category=clothing&in_stock=true');
  await expect(page.getByRole('button', { name: /^필터\s*1\s*적용$/ })).toBeFocused();
});

test('the order is in the address, and back restores list and place', async ({ page, shop }) => {
  await page.goto('/product');
  await page.getByRole('combobox', { name: '정렬' }).selectOption({ label: '낮은 가격순' });
  await expect(page).toHaveURL('/product?sort=low_price');
  const { rows } = await shop.pool.query<{ name: string }>(
    `select name_ko as name from product where state = 'ACT' and deleted_at is null
     order by coalesce(nullif(promotion_price, 0), price), id`,
  );
  const expected = rows.map(({ name }) => name);
  await expect(names(page).first()).toHaveText(expected[0] ?? '');
  expect((await names(page).allTextContents()).slice(0, 10)).toEqual(expected.slice(0, 10));
  const eighth = names(page).nth(7);
  await eighth.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await eighth.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(names(page).first()).toHaveText(expected[0] ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2);
});

test('an address that makes no sense shows all products; one without a result says what to leave out', {
  tag: '@release',
}, async ({ page }) => {
  const letters = 'a'.repeat(2_000);
  await page.goto(
    `/product?price_min=1e309&price_max=-1&color=["red"]&category=%00${letters}&sort=constructor`,
  );
  await expect(names(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '필터', exact: true })).toBeVisible();
  await page.goto('/product?category=stickers&color=navy&price_min=90000');
  await expect(page.getByRole('heading', { name: '조건에 맞는 상품이 없어요' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '90,000원 ~ 필터 지우기' }).click();
  await expect(page).toHaveURL('/product?category=stickers&color=navy');
});
