import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadMetadata } from '#server/data-service/metadata/load-metadata.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { metadataDirectory } from '#tests/support/metadata-directory.ts';
import { compileConditions } from '#tests/support/permission-sql.ts';
import { visibleRows } from './visibility.ts';

type Table = keyof typeof visibleRows;

const { pool } = withDatabase();
const metadata = await loadMetadata(metadataDirectory);
const tables = Object.keys(visibleRows) as readonly Table[];
const shownToVisitors = new Map<Table, string>();

const { insert, ...rows } = catalogue(pool);
const named = { name_ko: '이름', name_en: 'Name' };

/** One row of every table, all of which belong together and are shown. */
async function insertShownRows() {
  const artist = await rows.artist();
  const parent = await rows.category();
  const product = await rows.product();
  const product_option = await rows.option(product);
  const influencer = await insert('influencer', named);
  const prices = { origin_price: 1, price: 1, promotion_price: 1 };
  const picture = { src: '/g', width: 1, height: 1, extension: 'webp' };
  const graphic = await insert('graphic', { ...named, ...prices, ...picture, artist_id: artist });
  const area = { area_x: 0, area_y: 0, area_width: 1, area_height: 1, area_width_mm: 1 };
  const side = { ...named, ...area, product_id: product, price: 0, mask_src: '/m', overlay_src: '/o' };
  const mockup_group = await insert('mockup_group', side);
  const custom = { product_id: product, option_id: product_option, method: 'PRINTING', type: 'SHOP' };
  const product_custom = await insert('product_custom', { ...custom, name_ko: '디자인' });
  const mockup = { product_custom_id: product_custom, mockup_group_id: mockup_group, src: '/c' };
  const custom_mockup = await insert('custom_mockup', mockup);
  const place = { x_coordinate: 1, y_coordinate: 1, width: 1, height: 1 };
  const content = { title: '제목', content: '내용' };
  const review = { product_id: product, user_id: await rows.user(), score: 5, content: '' };
  const dates = { start_date: new Date(), end_date: new Date(Date.now() + 86_400_000) };
  return {
    artist,
    brand: await rows.brand(),
    parent,
    category: await rows.category(parent),
    custom_layer: await insert('custom_layer', {
      ...place,
      custom_mockup_id: custom_mockup,
      graphic_id: graphic,
    }),
    custom_mockup,
    event: await insert('event', { ...content, ...dates }),
    graphic,
    home_template: await insert('home_template', {
      title: '배너',
      src: '/b',
      type: 'BANNER',
      content_type: 'STORY',
    }),
    influencer,
    influencer_feed: await insert('influencer_feed', {
      influencer_id: influencer,
      image_src: '/f',
      content: '',
    }),
    main_page: await insert('main_page', { type: 'LINE' }),
    mockup_group,
    notice: await insert('notice', { ...content }),
    plan: await insert('plan', { title: '기획전' }),
    product,
    product_custom,
    product_option,
    product_variant: await rows.variant(product_option, 'M', 1),
    review: await insert('review', review),
  };
}

type Name = keyof Awaited<ReturnType<typeof insertShownRows>>;

const deleted = `deleted_at = now()`;
const hidden = `state = 'HIDDEN'`;
/** Each is done to rows of their own, so that every condition is the only one that some row does not meet. */
const changes: readonly (readonly (readonly [Name, string])[])[] = [
  [],
  ...(Object.keys(visibleRows) as readonly Table[]).map((name) => [[name, deleted]] as const),
  [['parent', deleted]],
  [['parent', hidden]],
  [['review', `state = 'BLIND'`]],
  [['graphic', `state = 'READY'`]],
  [['product', `state = 'SUSPENDED'`]],
  ...(
    [
      'artist',
      'brand',
      'category',
      'event',
      'graphic',
      'home_template',
      'influencer',
      'main_page',
      'plan',
      'product',
      'product_option',
      'product_variant',
    ] as const
  ).map((name) => [[name, hidden]] as const),
  [['notice', `created_at = now() + interval '1 day'`]],
  [['influencer_feed', `created_at = now() + interval '1 day'`]],
  [['product_custom', `type = 'USER', user_id = (select id from "user" limit 1)`]],
  [
    ['mockup_group', deleted],
    ['custom_mockup', deleted],
  ],
  [
    ['graphic', hidden],
    ['custom_mockup', deleted],
  ],
  [
    ['graphic', hidden],
    ['custom_layer', deleted],
  ],
];

beforeAll(async () => {
  for (const change of changes) {
    const shown = await insertShownRows();
    for (const [name, assignment] of change) {
      const table = name === 'parent' ? 'category' : name;
      await pool.query(`update "${table}" set ${assignment} where id = $1`, [shown[name]]);
    }
  }
  const conditions = await compileConditions(pool, metadata);
  for (const table of tables) {
    const filter = metadata
      .find((each) => each.table.name === table)
      ?.select_permissions.find(({ role }) => role === 'public')?.permission.filter;
    if (!filter) throw new Error(`Visitors may not read ${table}.`);
    shownToVisitors.set(table, await idsOf(`${table} own`, 'own', conditions.rowsOf(table, filter, '')));
  }
}, 60_000);

async function idsOf(from: string, table: string, where: string): Promise<string> {
  const { rows: found } = await pool.query<{ id: string }>(
    `select ${table}.id from ${from} where ${where} order by ${table}.id`,
  );
  return found.map(({ id }) => id).join('\n');
}

const condition =
  /[a-z_]+\.(?:deleted_at is (?:not )?null|state = 'ACT'|state in \('ACT', 'SUSPENDED'\)|created_at <= now\(\)|type = 'SHOP')/g;

describe.each(tables)('%s', (table) => {
  const { from, where } = visibleRows[table];

  test('the statements of the server show visitors what the data service shows them', async () => {
    const { rows: all } = await pool.query(`select from "${table}"`);
    const shown = await idsOf(from, table, where);
    expect(shown).toBe(shownToVisitors.get(table));
    expect(shown.split('\n').length).toBeLessThan(all.length);
  });

  test('a condition that only one of the two has is found', async () => {
    for (const { 0: text, index } of where.matchAll(condition)) {
      const without = `${where.slice(0, index)}true${where.slice(index + text.length)}`;
      expect(await idsOf(from, table, without), text).not.toBe(shownToVisitors.get(table));
    }
  });
});

/** These files read members, their accounts and coupons by a state, which no permission of visitors is about. */
const otherStates =
  /^server\/(?:identity|members|services)\/|^server\/ordering\/coupons\/|\/(?:create-order|lock-member|fan-out)\.ts$/;
const stateCondition = /\bstate\s*(?:=|<>|in)\s*\(?'(?:ACT|SUSPENDED|HIDDEN)'/;

test('no other file states which rows of the catalogue are shown', () => {
  const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const stating = files.filter((file) => stateCondition.test(readFileSync(file, 'utf8')));
  expect(stating.filter((file) => !otherStates.test(file))).toEqual([
    'server/platform/database/visibility.ts',
  ]);
});
