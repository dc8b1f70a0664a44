import { beforeAll, describe, expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { insertDemoRows } from './seeding/insert-demo-rows.ts';
import { isStorefrontAddress } from './testing/storefront-routes.ts';

const { pool } = withDatabase();

beforeAll(async () => {
  const client = await pool.connect();
  await insertDemoRows(client, new Date());
  client.release();
  // Other files draw all of the demo shop's pictures at the same time.
}, 60_000);

const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;

test('the main page tells its story in at most 15 blocks, with every type and sub type', async () => {
  const blocks = await rowsOf<{ kind: string }>(
    `select concat_ws(' / ', type, sub_type) as kind from main_page order by position`,
  );
  expect(blocks.length).toBeLessThanOrEqual(15);
  expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual([
    'BANNER / GRAPHIC',
    'BANNER / IMAGE',
    'BANNER / PRODUCT',
    'ITEM / ARTIST',
    'ITEM / PRODUCT',
    'ITEM / PRODUCT_CUSTOM_TEMPLATE',
    'ITEM / REVIEW',
    'LINE',
    'NAVIGATION',
    'TAG',
    'THUMBNAIL / CUSTOM',
    'THUMBNAIL / CUSTOM2',
    'THUMBNAIL / PRODUCT',
  ]);
});

test('two blocks of one kind never follow each other', async () => {
  const repeated = await rowsOf(
    `select title from (select title, array[type, sub_type] as kind,
       lag(array[type, sub_type]) over (order by position) as former from main_page) block
     where kind = former`,
  );
  expect(repeated).toEqual([]);
});

test('no tag of the demo is empty', async () => {
  const empty = await rowsOf(
    `select title from main_page_thumbnail thumbnail
     where (select type from main_page where id = main_page_id) = 'TAG'
       and not exists (select from main_page_item where main_page_thumbnail_id = thumbnail.id)`,
  );
  expect(empty).toEqual([]);
});

test.each(['product', 'product_custom', 'brand', 'artist', 'graphic', 'plan', 'review'])(
  'every item of type %s refers to a living row',
  async (table) => {
    const dangling = await rowsOf(
      `select refer_id from main_page_item where type = upper('${table}')
         and refer_id not in (select id from ${table})`,
    );
    expect(dangling).toEqual([]);
  },
);

describe('addresses', () => {
  const addresses = () =>
    rowsOf<{ url: string }>(
      `select url_path as url from management_popup
       union select title_btn_url from main_page where title_btn_url is not null
       union select thumbnail_url from main_page_thumbnail where thumbnail_url is not null
       union select url from home_template where url is not null
       union select url from event where url is not null`,
    );

  test('all of them are screens of the storefront', async () => {
    const unknown = (await addresses()).filter(({ url }) => !isStorefrontAddress(url));
    expect(unknown).toEqual([]);
  });

  test('the things they name are there', async () => {
    const ids = (await addresses()).flatMap(({ url }) => url.match(/[0-9a-f-]{36}/g) ?? []);
    const { rows } = await pool.query(
      `select named from unnest($1::uuid[]) named where named not in (
         select id from product union all select id from product_custom union all select id from graphic
         union all select id from brand union all select id from plan union all select id from event
         union all select id from home_template union all select id from influencer union all select id from main_page)`,
      [ids],
    );
    expect(ids.length).toBeGreaterThan(20);
    expect(rows).toEqual([]);
  });
});

test('stored HTML holds plain elements only', async () => {
  const texts = await rowsOf<{ html: string }>(
    `select content as html from terms union select content_en from terms union select content from notice
     union select content from event union select content from plan union select answer from faq
     union select add_content from home_template where add_content is not null`,
  );
  const tags = new Set(texts.flatMap(({ html }) => html.match(/<[^>]*>/g) ?? []));
  const plain = /^<\/?(h3|p|ol|ul|li|strong|br|table|thead|tbody|tr|th|td)>$/;
  expect([...tags].filter((tag) => !plain.test(tag))).toEqual([]);
});
