import { beforeAll, expect, test } from 'vitest';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

const brand = { id: id('brand', 1), ...visitor };

beforeAll(async () => {
  await pool.query(`
    insert into artist_brand (brand_id, artist_id, position) values
      ('${brand.id}', '${id('artist', 1)}', 2), ('${brand.id}', '${id('artist', 2)}', 1), ('${brand.id}', '${id('artist', 3)}', 0);
    insert into detail_template (position, type, sub_type, title, deleted_at) values
      (3, 'BRAND', 'PRODUCT', 'third', null), (1, 'BRAND', 'REVIEW', 'first', null), (2, 'BRAND', 'GRAPHIC', 'second', null),
      (0, 'BRAND', 'GRAPHIC', 'deleted', now()), (0, 'PLAN', 'GRAPHIC', 'of another page', null)`);
});

test('the sections of a brand are those of its type, in the operator’s order', async () => {
  const { brand_by_pk, detail_template } = await execute<{
    brand_by_pk: object;
    detail_template: readonly { title: string }[];
  }>('BrandPage', brand);
  expect(brand_by_pk).toMatchObject({ name_ko: '가온' });
  expect(detail_template.map(({ title }) => title)).toEqual(['first', 'second', 'third']);
});

test('its artists are in its order, without a hidden one, and so are their graphics', async () => {
  const { artist_brand } = await execute<{
    artist_brand: readonly { artist: { name_ko: string; graphics: readonly { name_ko: string }[] } }[];
  }>('BrandGraphics', brand);
  expect(
    artist_brand.map(({ artist }) => [artist.name_ko, artist.graphics.map(({ name_ko }) => name_ko)]),
  ).toEqual([
    ['밤', ['여우']],
    ['달', ['고양이', '강아지']],
  ]);
});

test('each of its products shows its most helpful review, and none that is blinded', async () => {
  const reviewsOf = async () => {
    const { product } = await execute<{ product: readonly { reviews: readonly { content: string }[] }[] }>(
      'BrandReviews',
      brand,
    );
    return product.flatMap(({ reviews }) => reviews.map(({ content }) => content));
  };
  await pool.query(
    `insert into review_like (review_id, user_id) values ('${id('review', 2)}', '${id('user', 1)}')`,
  );
  expect(await reviewsOf()).toEqual(['글쎄요']);
});

test.each([
  ['its own code', id('brand', 1), 'P1', [{ id: id('product', 1) }]],
  ['a code in other letters', id('brand', 1), 'p1', []],
  ['the code of another brand', id('brand', 1), 'P2', []],
  ['a hidden brand', id('brand', 2), 'P2', []],
])('a product is found by %s', async (_what, brandId, code, product) => {
  expect(await execute('BrandProduct', { brandId, code })).toMatchObject({ product });
});
