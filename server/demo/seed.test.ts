import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { seedDemo } from './seed.ts';

const { pool } = withDatabase();
const lines: string[] = [];
let cdnDirectory: string;

// Every picture is really drawn, only small, and the whole file lives on one seed.
const seed = () => seedDemo({ pool, cdnDirectory, log: (line) => lines.push(line), pictureScale: 0.04 });

beforeAll(async () => {
  cdnDirectory = await mkdtemp(join(tmpdir(), 'kkumim-cdn-'));
  await Promise.all([seed(), seed()]);
}, 180_000);

afterAll(() => rm(cdnDirectory, { recursive: true, force: true }));

const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;

const columnsNamed = (pattern: string) =>
  rowsOf<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_name ~ '${pattern}'`,
  );

test('of two that start together one opens the shop', () => {
  expect(lines.filter((line) => line.includes('complete'))).toHaveLength(1);
});

test('a second start changes nothing and is over at once', async () => {
  const state = async () => ({
    rows: await rowsOf('select (select count(*) from main_page_item) as items, max(updated_at) from product'),
    pictures: (await stat(join(cdnDirectory, 'window/main-hero.webp'))).mtimeMs,
  });
  const before = await state();
  const began = performance.now();
  await seed();
  expect(performance.now() - began).toBeLessThan(500);
  expect(await state()).toEqual(before);
});

test.each([
  ['brand', 5],
  ['artist', 8],
  ['graphic', 80],
  ["product where type = 'CUSTOM'", 8],
  ["product where type = 'GENERAL'", 4],
  ["product_custom where type = 'SHOP'", 40],
  ["product_custom where type = 'USER'", 3],
  ['graphic where is_best', 12],
  ['review', 80],
  ['terms', 7],
  ['management_popup where now() between start_date and end_date', 3],
  ['management_info where is_custom_main', 1],
])('there are %s: %i', async (what, count) => {
  expect(await rowsOf(`select count(*)::int from ${what}`)).toEqual([{ count }]);
});

test('every picture that a row names is there, and nothing unfinished', async () => {
  const columns = await columnsNamed('_src$');
  expect(columns.length).toBeGreaterThanOrEqual(15);
  const files = await readdir(cdnDirectory, { recursive: true });
  const there = new Set(files.map((file) => `/${file}`));
  for (const { table, column } of columns) {
    const sources = await rowsOf<{ src: string }>(
      `select ${column} as src from "${table}" where ${column} is not null`,
    );
    expect(
      sources.filter(({ src }) => !there.has(src)),
      `${table}.${column}`,
    ).toEqual([]);
  }
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
});

test('every text speaks English too', async () => {
  for (const { table, column } of await columnsNamed('_en$')) {
    const plain = column.replace(/_en$/, '');
    const korean = await rowsOf<{ column: string }>(
      `select column_name as "column" from information_schema.columns
       where table_name = '${table}' and column_name in ('${plain}', '${plain}_ko')`,
    );
    const untranslated = await rowsOf(
      `select ${korean[0]?.column} from "${table}" where ${korean[0]?.column} <> '' and coalesce(${column}, '') = ''`,
    );
    expect(untranslated, `${table}.${column}`).toEqual([]);
  }
});

test('like counts, stock and scores are computed from rows', async () => {
  const wrong = await rowsOf(
    `select id from graphic where like_count <>
       (select count(*) from graphic_like where graphic_id = graphic.id and deleted_at is null)
     union all
     select id from product where review_count <> (select count(*) from review where product_id = product.id)`,
  );
  expect(wrong).toEqual([]);
  expect(await rowsOf('select code from product where stock_count = 0')).toEqual([{ code: 'PM-CUSH-01' }]);
});
