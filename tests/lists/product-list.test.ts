import { beforeAll, describe, expect, test } from 'vitest';
import {
  cardPictures,
  productCondition,
  productOrders,
} from '#src/features/product-list/product-condition.ts';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { productSorts, readProductListSearch } from '#src/shared/product-list-search.ts';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

const clothing = { id: id('category', 1), parent_id: null };
const tops = { id: id('category', 2), parent_id: clothing.id };
const [brand, artist] = [{ id: id('brand', 1) }, { id: id('artist', 3) }];

// Equal values in each column that is sorted by; one of nine is not on sale.
beforeAll(async () => {
  await pool.query(`
    insert into product (id, brand_id, code, name_ko, name_en, image_src, category_id, type, is_custom, is_new, state,
        origin_price, price, promotion_price, sale_rate, like_count, popularity, position, created_at, deleted_at)
      select ('00000000-0000-4000-0005-' || lpad((100 + n)::text, 12, '0'))::uuid, '${brand.id}', 'L' || n, 'L', 'L', '/p',
        case n % 4 when 0 then '${id('category', 3)}' when 1 then '${id('category', 4)}' else '${tops.id}' end::uuid,
        'GENERAL', n % 3 = 0, n % 5 = 0, case n % 9 when 7 then 'HIDDEN' when 8 then 'SUSPENDED' else 'ACT' end,
        20000, 20000 - n % 6 * 1000, case n % 7 when 3 then 9900 else 0 end, n % 6 * 5, n, product_popularity(n, 0),
        n % 8, timestamptz '2026-01-01' + n % 10 * interval '1 hour', case n when 50 then now() end
      from generate_series(1, 64) n;
    update product set brand_id = '${id('brand', 2)}' where code like 'L%' and like_count % 2 = 0;
    insert into product_option (product_id, name_ko, name_en, color_code, state)
      select id, '', '', case like_count % 3 when 0 then '#26324d' when 1 then '#ffffff' else '#c8281f' end,
        case like_count % 10 when 9 then 'HIDDEN' else 'ACT' end from product where code like 'L%'
      union all select id, '', '', '#ff0000', 'ACT' from product where code like 'L%' and like_count % 4 = 0;
    insert into product_variant (product_option_id, size, production_method, stock_count)
      select option.id, 'M', 'NONE', 3 from product_option option join product on product.id = product_id
      where code like 'L%' and like_count % 3 <> 2;
    insert into graphic_product (graphic_id, product_id)
      select '${id('graphic', 3)}'::uuid, id from product where code like 'L%' and like_count % 4 < 2
      union all select '${id('graphic', 1)}'::uuid, id from product where code like 'L%' and like_count % 4 > 1;`);
});

const nowSql = 'coalesce(nullif(promotion_price, 0), price)';
const isRed = `exists (select from product_option where product_id = product.id and state = 'ACT'
  and color_code in ('#c8281f', '#ff0000'))`;
const isNavy = `exists (select from product_option where product_id = product.id and state = 'ACT' and color_code = '#26324d')`;

const filters = [
  ['no filter', {}, 'true'],
  ['a category', { category: 'tops' }, `category_id = '${tops.id}'`],
  [
    'a category with those below it',
    { category: 'clothing' },
    `category_id in ('${tops.id}', '${id('category', 3)}')`,
  ],
  ['a brand', { brand: brand.id }, `brand_id = '${brand.id}'`],
  [
    'an artist',
    { artist: artist.id },
    `id in (select product_id from graphic_product where graphic_id = '${id('graphic', 3)}')`,
  ],
  ['what is decorated', { type: 'custom' }, 'is_custom'],
  ['what is ready-made', { type: 'general' }, 'not is_custom'],
  ['a color', { color: 'red' }, isRed],
  ['two colors', { color: 'navy,red' }, `(${isRed} or ${isNavy})`],
  ['a range of prices', { price_min: 10_000, price_max: 17_000 }, `${nowSql} between 10000 and 17000`],
  ['a lowest price', { price_min: 18_000 }, `${nowSql} >= 18000`],
  ['a discount', { sale: true }, `(${nowSql} < price or sale_rate > 0)`],
  ['what is new', { new: true }, 'is_new'],
  ['what is in stock', { in_stock: true }, 'stock_count > 0'],
  [
    'all of it',
    { category: 'clothing', brand: brand.id, color: 'red,navy,white', price_max: 19_000, in_stock: true },
    `category_id in ('${tops.id}', '${id('category', 3)}') and brand_id = '${brand.id}' and stock_count > 0
     and ${nowSql} <= 19000 and exists (select from product_option where product_id = product.id and state = 'ACT')`,
  ],
] as const;

const orderSql = {
  recommended: 'position, id',
  popularity: 'popularity desc, id desc',
  new: 'created_at desc, id desc',
  sale: `case when ${nowSql} < price then round((20000 - ${nowSql}) / 200.0) else round(sale_rate) end desc, id desc`,
  low_price: `${nowSql}, id`,
  high_price: `${nowSql} desc, id desc`,
} as const;

const variablesOf = (search: object) => {
  const read = readProductListSearch({ ...search });
  const category = { tops, clothing }[read.category ?? ''];
  return productCondition(read, {
    category,
    brand: read.brand ? brand : undefined,
    artist: read.artist ? artist : undefined,
  });
};

type Images = {
  readonly product: readonly { readonly product_images?: readonly { readonly src: string }[] }[];
};
type Rows = { readonly product: readonly { readonly id: string }[] };

describe.each(filters)('a list filtered by %s', (_what, search, condition) => {
  const where = variablesOf(search);
  const selected = `from product where state = 'ACT' and deleted_at is null and ${condition}`;

  test.each(productSorts)('sorted by %s: the products that SQL finds, page by page', async (sort) => {
    const order_by = [...productOrders[sort]];
    const { rows } = await pool.query<{ id: string }>(`select id ${selected} order by ${orderSql[sort]}`);
    const found: Rows['product'][number][] = [];
    for (;;) {
      const last = found.at(-1);
      const page = last ? { _and: [where, rowsAfter(order_by, last)] } : where;
      const { product } = await execute<Rows>('ProductList', {
        ...visitor,
        where: page,
        order_by,
        limit: 7,
        offset: 0,
        ...cardPictures({}),
      });
      found.push(...product);
      if (product.length < 7) break;
    }
    expect(rows.length).toBeGreaterThan(2);
    expect(found.map((row) => row.id)).toEqual(rows.map((row) => row.id));
  });

  test('the sheet counts as many', async () => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int ${selected}`);
    const counted = await execute('ProductCount', { where });
    expect(counted).toMatchObject({ product_aggregate: { aggregate: { count: rows[0]?.count } } });
  });
});

test('a list of a color shows the products in it', async () => {
  const code = 'L2';
  await pool.query(
    `insert into product_image (product_id, option_id, kind, src, width, height, position)
       select product.id, option.id, kind, '/' || kind || option.color_family, 900, 900, case kind when 'BACK' then 1 else 2 end
       from product join product_option option on product_id = product.id, unnest('{BACK,FRONT}'::text[]) kind
       where product.code = $1`,
    [code],
  );
  const imagesIn = async (colors: readonly string[]) => {
    const { product } = await execute<Images>('ProductList', {
      ...visitor,
      where: { code: { _eq: code } },
      order_by: [...productOrders.new],
      limit: 1,
      offset: 0,
      ...cardPictures({ color: colors.join() || undefined }),
    });
    return product[0]?.product_images;
  };
  expect(await imagesIn(['red'])).toMatchObject([{ src: '/FRONTred' }]);
  expect(await imagesIn([])).toBeUndefined();
});

test('counting stops at a thousand and one', async () => {
  await pool.query(`
    insert into product (brand_id, code, name_ko, name_en, image_src, category_id, type, origin_price, price)
      select '${brand.id}', 'many ' || n, 'm', 'm', '/p', '${tops.id}', 'GENERAL', 1, 1 from generate_series(1, 1100) n`);
  expect(await execute('ProductCount', { where: {} })).toMatchObject({
    product_aggregate: { aggregate: { count: 1001 } },
  });
  await pool.query(`delete from product where code like 'many %'`);
});

test('a category, a brand or an artist that the shop does not show is not named', async () => {
  const scope = (category: string) =>
    execute<{ named: object[]; brand: object[]; artist: object[] }>('ListScope', {
      category,
      brand: id('brand', 2),
      artist: id('artist', 2),
    });
  expect(await scope('bags')).toMatchObject({ named: [], brand: [], artist: [] });
  await pool.query(`update category set state = 'HIDDEN' where path_name = 'clothing'`);
  const hidden = await scope('tops');
  await pool.query(`update category set state = 'ACT' where path_name = 'clothing'`);
  expect(hidden).toMatchObject({ named: [], category: [] });
  expect((await scope('tops')).named).toHaveLength(1);
});
