import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCdnPath } from '#server/images/cdn-path.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';

// Writes as an operator or another engine makes them, without the data service and its permissions.
const { pool } = withDatabase();
const make = catalogue(pool);

const area = { area_x: 0, area_y: 0, area_width: 100, area_height: 100, area_width_mm: 100 };
const side = (product_id: string) =>
  make.insert('mockup_group', {
    product_id,
    name_ko: '앞',
    name_en: 'front',
    price: 1000,
    mask_src: '/m',
    overlay_src: '/o',
    ...area,
  });
const aProduct = async () => {
  const product = await make.product();
  return { product, option: await make.option(product), side: await side(product) };
};

type Product = Awaited<ReturnType<typeof aProduct>>;
let tee: Product;
let cap: Product;
let graphic: string;
beforeAll(async () => {
  [tee, cap, graphic] = [await aProduct(), await aProduct(), await make.graphic()];
});

const custom = (more: object = {}) =>
  make.insert('product_custom', {
    product_id: tee.product,
    option_id: tee.option,
    method: 'PRINTING',
    type: 'SHOP',
    name_ko: '꾸밈',
    ...more,
  });
const mockup = async (more: object = {}) =>
  make.insert('custom_mockup', {
    product_custom_id: await custom(),
    mockup_group_id: tee.side,
    src: '/a.webp',
    ...more,
  });
const layer = async (more: object = {}) =>
  make.insert('custom_layer', {
    custom_mockup_id: await mockup(),
    graphic_id: graphic,
    x_coordinate: 1,
    y_coordinate: 1,
    width: 10,
    height: 10,
    position: 0,
    ...more,
  });

const refusedBy = (constraint: string) => ({ constraint });

describe('a custom belongs to one product:', () => {
  test('its color', async () => {
    await expect(custom({ option_id: cap.option })).rejects.toMatchObject(
      refusedBy('product_custom_option_of_product_fkey'),
    );
  });

  test('its printed sides', async () => {
    await expect(mockup({ mockup_group_id: cap.side })).rejects.toMatchObject(
      refusedBy('custom_mockup_group_of_product_fkey'),
    );
  });

  test('even when a row names another product', async () => {
    await expect(mockup({ mockup_group_id: cap.side, product_id: cap.product })).rejects.toMatchObject(
      refusedBy('custom_mockup_group_of_product_fkey'),
    );
    const id = await mockup();
    const move = pool.query('update custom_mockup set product_id = $1, mockup_group_id = $2 where id = $3', [
      cap.product,
      cap.side,
      id,
    ]);
    await expect(move).rejects.toMatchObject(refusedBy('custom_mockup_group_of_product_fkey'));
  });

  test('also when it, its color or its side moves to another product', async () => {
    const id = await custom();
    await mockup({ product_custom_id: id });
    await expect(
      pool.query('update product_custom set product_id = $1, option_id = $2 where id = $3', [
        cap.product,
        cap.option,
        id,
      ]),
    ).rejects.toMatchObject({ code: '23503' });
    for (const [table, row] of [
      ['product_option', tee.option],
      ['mockup_group', tee.side],
    ] as const) {
      const moved = pool.query(`update ${table} set product_id = $1 where id = $2`, [cap.product, row]);
      await expect(moved).rejects.toMatchObject({ code: '23503' });
    }
  });

  test('the templates it stands in', async () => {
    const template = { product_id: cap.product, product_custom_id: await custom() };
    await expect(make.insert('product_template', template)).rejects.toMatchObject(
      refusedBy('product_template_custom_of_product_fkey'),
    );
  });

  test('a side shows colors of its own product', async () => {
    const detail = { mockup_group_id: tee.side, option_id: cap.option, src: '/a.webp' };
    await expect(make.insert('mockup_group_detail', detail)).rejects.toMatchObject(
      refusedBy('mockup_group_detail_option_of_product_fkey'),
    );
    await make.insert('mockup_group_detail', { ...detail, option_id: tee.option });
  });
});

test.each(['', '   ', '가'.repeat(25_000), 'a\nb', '\u0085'])('%j is no name of a custom', async (name) => {
  await expect(custom({ name_ko: name })).rejects.toMatchObject(refusedBy('product_custom_name_ko_check'));
  await expect(custom({ name_en: name })).rejects.toMatchObject(refusedBy('product_custom_name_en_check'));
});

test.each([
  ['x_coordinate', 'NaN', 'custom_layer_place_check'],
  ['y_coordinate', 99_999, 'custom_layer_place_check'],
  ['width', 'NaN', 'custom_layer_size_check'],
  ['height', 0.01, 'custom_layer_size_check'],
  ['height', 99_999, 'custom_layer_size_check'],
  ['position', -1, 'custom_layer_position_check'],
  ['deleted_at', 'infinity', 'custom_layer_deleted_at_check'],
])('no layer has the %s %s', async (column, value, constraint) => {
  await expect(layer({ [column]: value })).rejects.toMatchObject(refusedBy(constraint));
});

test('a graphic and a printed side need a price: there is no default', async () => {
  const { rows } = await pool.query('select * from graphic where id = $1', [graphic]);
  const { id, search, search_initials, promotion_price, ...unpriced } = rows[0];
  await expect(make.insert('graphic', unpriced)).rejects.toMatchObject({ column: 'promotion_price' });
  const names = { name_ko: '앞', name_en: 'front', mask_src: '/m', overlay_src: '/o' };
  await expect(
    make.insert('mockup_group', { product_id: tee.product, ...names, ...area }),
  ).rejects.toMatchObject({ column: 'price' });
});

describe('the rows that pages show', () => {
  test('is a path that the picture service reads, whatever it is', async () => {
    const piece = fc.constantFrom(...'/.\\%?#:\t\u0085', 'a', '가', '😀', '//', '..', 'javascript:');
    const paths = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
    const candidates = [...fc.sample(paths, 2000), '/a.webp', `/${'a'.repeat(511)}`, `/${'a'.repeat(512)}`];
    const { rows } = await pool.query<{ path: string; accepted: boolean }>(
      'select path, is_cdn_path(path) as accepted from unnest($1::text[]) path',
      [candidates],
    );
    expect(new Set(rows.map(({ accepted }) => accepted))).toEqual(new Set([true, false]));
    const checked = rows.map(({ path, accepted }) => [path, accepted]);
    expect(checked).toEqual(candidates.map((path) => [path, parseCdnPath(path) !== null]));
  });

  test('has its picture below the CDN, in every table', async () => {
    const { rows } = await pool.query<{ column: string }>(
      `select table_name || '.' || column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and column_name ~ '(^|_)src$'
         and not exists (
           select from information_schema.constraint_column_usage used
             join information_schema.check_constraints using (constraint_schema, constraint_name)
           where used.table_name = columns.table_name and used.column_name = columns.column_name
             and check_clause like '%is_cdn_path%')`,
    );
    expect(rows).toEqual([]);
    await expect(mockup({ src: 'javascript:alert(1)' })).rejects.toMatchObject(
      refusedBy('custom_mockup_src_check'),
    );
  });

  test.each([
    ['/', true],
    ['/search?q=고양이#top', true],
    ['https://www.example.com/@kkumim', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['https://user@evil.example/', false],
    ['https:///evil.example', false],
    ['http://shop.example/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
  ])('links to %j: %s', async (url, isLink) => {
    const block = make.insert('main_page', { type: 'LINE', title_btn_url: url });
    if (isLink) await block;
    else await expect(block).rejects.toMatchObject(refusedBy('main_page_title_btn_url_check'));
  });
});
