import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refreshPopularity } from '#server/catalogue/products/popularity.ts';
import { effectivePrice, productOffer } from '#src/shared/price.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';

const { pool } = withDatabase();
const make = catalogue(pool);

test('prices and discounts in lists are those that cards show', async () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 2_147_483_647 }));
  const prices = fc.record({
    origin_price: amount,
    price: amount,
    promotion_price: fc.oneof(fc.constant(0), amount),
    sale_rate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  });
  // Prices that a shop would set: percentages that end in .5 are among them.
  const usual = fc
    .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }))
    .map(([origin, now]) => ({
      origin_price: origin * 100,
      price: origin * 100,
      promotion_price: now * 100,
      sale_rate: 14.5,
    }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(prices, usual), { minLength: 200, maxLength: 400 }), async (rows) => {
      const { rows: columns } = await pool.query(
        `select effective_price(price, promotion_price) as now,
           discount_percent(origin_price, price, sale_rate, promotion_price) as percent
         from jsonb_to_recordset($1)
           as offer (origin_price int, price int, promotion_price int, sale_rate numeric(5, 2), place int) order by place`,
        [JSON.stringify(rows.map((row, place) => ({ ...row, place })))],
      );
      expect(columns).toEqual(
        rows.map((row) => ({ now: effectivePrice(row), percent: productOffer(row).discount?.percent ?? 0 })),
      );
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['#ffffff', 'white'],
  ['#f4f1ea', 'white'],
  ['#f7f5ef', 'white'],
  ['#000000', 'black'],
  ['#232326', 'black'],
  ['#3a3b40', 'gray'],
  ['#cfcfcd', 'gray'],
  ['#808080', 'gray'],
  ['#d8c6a5', 'beige'],
  ['#ece2cd', 'beige'],
  ['#f2e8d5', 'beige'],
  ['#e2d9c8', 'beige'],
  ['#5a3a22', 'brown'],
  ['#8b5a2b', 'brown'],
  ['#d2532f', 'orange'],
  ['#ff8c00', 'orange'],
  ['#c1121f', 'red'],
  ['#ff0000', 'red'],
  ['#7f1d1d', 'red'],
  ['#f3dc95', 'yellow'],
  ['#ffd84d', 'yellow'],
  ['#2f4b3e', 'green'],
  ['#a9b899', 'green'],
  ['#b9dccb', 'green'],
  ['#556b2f', 'green'],
  ['#b5cfe4', 'blue'],
  ['#5d7ba0', 'blue'],
  ['#1f5fd6', 'blue'],
  ['#aebccb', 'blue'],
  ['#26324d', 'navy'],
  ['#000080', 'navy'],
  ['#cdbfe3', 'purple'],
  ['#6f4557', 'purple'],
  ['#7c3aed', 'purple'],
  ['#eec3c3', 'pink'],
  ['#ff69b4', 'pink'],
  ['#ffc0cb', 'pink'],
] as const)('a shopper would look for %s among %s', async (code, family) => {
  const { rows } = await pool.query('select color_family($1) as family', [code]);
  expect(rows).toEqual([{ family }]);
});

describe('popularity', () => {
  const stateOf = async (id: string) => {
    const { rows } = await pool.query(
      'select popularity, xmin::text as written_by from product where id = $1',
      [id],
    );
    return rows[0];
  };

  test('grows with likes and reviews, and a refresh writes only what changed', async () => {
    const [quiet, liked] = [await make.product(), await make.product()];
    await pool.query('update product set like_count = 30 where id = $1', [liked]);
    const before = await stateOf(quiet);
    expect(await refreshPopularity(pool)).toBe(1);
    expect((await stateOf(liked)).popularity).toBe(69);
    expect(await stateOf(quiet)).toEqual(before);
    // One like among many is not a change.
    await pool.query('update product set like_count = 31 where id = $1', [liked]);
    expect(await refreshPopularity(pool)).toBe(0);
  });

  test('a like writes no index entry of a product', async () => {
    const product = await make.product();
    const { rows } = await pool.query(`
      select indexrelid::regclass::text as index from pg_index join pg_attribute on attrelid = indrelid
      where indrelid = 'product'::regclass and attname in ('like_count', 'review_count', 'average_score', 'stock_count')
        and (attnum = any(indkey) or pg_get_indexdef(indexrelid) like '%' || attname || '%')`);
    expect(product).toBeTruthy();
    expect(rows).toEqual([]);
  });

  // A function in SQL is parsed and inlined with each statement that changes a row, whatever it changes.
  test('a like or an order computes generated columns and conditions by functions that are kept', async () => {
    const { rows } = await pool.query(`
      select distinct called.oid::regprocedure::text as called from pg_depend dependency
        join pg_proc called on called.oid = dependency.refobjid and dependency.refclassid = 'pg_proc'::regclass
        join pg_language on pg_language.oid = called.prolang and lanname = 'sql'
        left join (pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum and attgenerated = 's')
          on dependency.classid = 'pg_attrdef'::regclass and pg_attrdef.oid = dependency.objid
        left join pg_constraint on dependency.classid = 'pg_constraint'::regclass and pg_constraint.oid = dependency.objid
      where coalesce(adrelid, conrelid) in
        ('product'::regclass, 'graphic'::regclass, 'product_variant'::regclass, 'orders'::regclass, 'order_product'::regclass)`);
    expect(rows).toEqual([]);
  });
});

test('an artist is named beside a product while one of the graphics on it is shown', async () => {
  const [product, artist, one, other] = [
    await make.product(),
    await make.artist(),
    await make.graphic(),
    await make.graphic(),
  ];
  await pool.query('update graphic set artist_id = $1 where id = any($2)', [artist, [one, other]]);
  const counts = async () => {
    const { rows } = await pool.query('select graphic_count from product_artist where product_id = $1', [
      product,
    ]);
    return rows.map(({ graphic_count }) => graphic_count);
  };
  const change = (sql: string) => pool.query(sql, [one]);
  await pool.query(`insert into graphic_product select unnest($1::uuid[]), $2`, [[one, other], product]);
  expect(await counts()).toEqual([2]);
  await change(`update graphic set state = 'HIDDEN' where id = $1`);
  expect(await counts()).toEqual([1]);
  await change('update graphic set deleted_at = now() where id = $1');
  expect(await counts()).toEqual([1]);
  await pool.query('delete from graphic_product where graphic_id = $1', [other]);
  expect(await counts()).toEqual([]);
  await change(`update graphic set state = 'ACT', deleted_at = null where id = $1`);
  expect(await counts()).toEqual([1]);
  const graphics = await Promise.all(Array.from({ length: 10 }, () => make.graphic()));
  await pool.query('update graphic set artist_id = $1 where id = any($2)', [artist, graphics]);
  await Promise.all(
    graphics.flatMap((graphic) => [
      pool.query('insert into graphic_product values ($1, $2)', [graphic, product]),
      pool.query(`update graphic set state = 'HIDDEN' where id = $1`, [graphic]),
    ]),
  );
  expect(await counts()).toEqual([1]);
});

test('a custom of the shop is listed with every artist whose graphics are on it', async () => {
  const [product, one, other] = [await make.product(), await make.graphic(), await make.graphic()];
  const option = await make.option(product);
  const side = await make.insert('mockup_group', {
    product_id: product,
    name_ko: '앞',
    name_en: 'front',
    price: 0,
    mask_src: '/m',
    overlay_src: '/o',
    area_x: 0,
    area_y: 0,
    area_width: 100,
    area_height: 100,
    area_width_mm: 100,
  });
  const custom = await make.insert('product_custom', {
    product_id: product,
    option_id: option,
    method: 'PRINTING',
    type: 'SHOP',
    name_ko: '커스텀',
  });
  const mockup = await make.insert('custom_mockup', {
    product_custom_id: custom,
    mockup_group_id: side,
    src: '/c',
  });
  const artists = async () => {
    const { rows } = await pool.query<{ graphic: string }>(
      `select graphic.id as graphic from product_custom_artist join graphic using (artist_id)
       where product_custom_id = $1 and graphic.id = any($2)`,
      [custom, [one, other]],
    );
    return rows.map(({ graphic }) => graphic).sort();
  };
  const place = (graphic: string) =>
    make.insert('custom_layer', {
      custom_mockup_id: mockup,
      graphic_id: graphic,
      x_coordinate: 1,
      y_coordinate: 1,
      width: 10,
      height: 10,
    });
  const change = (sql: string, id: string) => pool.query(sql, [id]);
  const layers = await Promise.all([one, one, other].map(place));
  expect(await artists()).toEqual([one, other].sort());
  await change('update custom_layer set deleted_at = now() where id = $1', layers[0] ?? '');
  expect(await artists()).toEqual([one, other].sort());
  await change('delete from custom_layer where id = $1', layers[1] ?? '');
  expect(await artists()).toEqual([other]);
  await pool.query(
    'update graphic set artist_id = (select artist_id from graphic where id = $1) where id = $2',
    [one, other],
  );
  expect(await artists()).toEqual([one, other].sort());
  await change('update custom_mockup set deleted_at = now() where id = $1', mockup);
  expect(await artists()).toEqual([]);
  await change('update custom_mockup set deleted_at = null where id = $1', mockup);
  expect(await artists()).toEqual([one, other].sort());
  await change('update product_custom set deleted_at = now() where id = $1', custom);
  expect(await artists()).toEqual([]);
});
