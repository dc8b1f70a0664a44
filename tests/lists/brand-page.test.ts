import { beforeAll, expect, test } from 'vitest';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

const brand = { id: id('brand', 1), ...visitor };

beforeAll(async () => {
  await pool.query(`
    insert into artist_brand (brand_id, artist_id, position) values
      ('${brand.id}', '${id('artist', 1)}', 2), ('${brand.id}', '${id('artist', 2)}', 1), ('${brand.id}', '${id('artist', 3)}', 0);
    insert into graphic (artist_id, name_ko, name_en, src, width, height, extension, state, position, origin_price, price,
        promotion_price, deleted_at)
      select case n % 7 when 3 then '${id('artist', 2)}' when 1 then '${id('artist', 3)}' else '${id('artist', 1)}' end::uuid,
        'w ' || n, '', '/g', 1, 1, 'webp', case n % 5 when 4 then 'READY' else 'ACT' end, 12 - n / 4, 1, 1, 1,
        case n % 11 when 5 then now() end
      from generate_series(1, 60) n;
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

type Rows = {
  readonly graphic: readonly { readonly id: string; readonly name_ko: string }[];
  readonly graphic_aggregate: { readonly aggregate: { readonly count: number } };
  readonly artist_brand: readonly { readonly artist: { readonly name_ko: string } }[];
};

const order_by = [{ position: 'asc' as const }, { id: 'asc' as const }];
const ofBrand = {
  state: { _eq: 'ACT' },
  deleted_at: { _is_null: true },
  artist: { artist_brands: { brand_id: { _eq: brand.id } } },
};
const firstPage = { ...brand, where: ofBrand, order_by, limit: 20, offset: 0 };

test('its artists are in its order, without a hidden one', async () => {
  const { artist_brand } = await execute<Rows>('BrandGraphics', firstPage);
  expect(artist_brand.map(({ artist }) => artist.name_ko)).toEqual(['밤', '달']);
});

test('the graphics of all its artists come page by page in their order, counted as they are shown', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select graphic.id from graphic join artist_brand using (artist_id) join artist on artist.id = artist_id
     where brand_id = $1 and graphic.state = 'ACT' and graphic.deleted_at is null and artist.state = 'ACT'
     order by graphic.position, graphic.id`,
    [brand.id],
  );
  const found: Rows['graphic'][number][] = [];
  const counts = new Set<number>();
  for (;;) {
    const last = found.at(-1);
    const where = last ? { _and: [ofBrand, rowsAfter(order_by, last)] } : ofBrand;
    const page = await execute<Rows>('BrandGraphics', { ...firstPage, where });
    found.push(...page.graphic);
    counts.add(page.graphic_aggregate.aggregate.count);
    if (page.graphic.length < firstPage.limit) break;
  }
  expect(rows.length).toBeGreaterThan(20);
  expect(found.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  expect([...counts]).toEqual([rows.length]);
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
