import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { openDemoShop } from './seed.ts';
import { demoPictures } from './seeding/pictures/demo-pictures.ts';
import { picturesDone } from './seeding/pictures/picture-drawing.ts';

const { pool } = withDatabase();
const lines: string[] = [];
let cdnDirectory: string;

// Pictures are really drawn, only small, and the whole file lives on one shop. The browser tests draw all of them.
const log = {
  info: (line: string) => lines.push(line),
  warn: (details: object) => lines.push(JSON.stringify(details)),
};
const open = () => openDemoShop({ pool, cdnDirectory, log, pictureScale: 0.04 });

beforeAll(async () => {
  cdnDirectory = await mkdtemp(join(tmpdir(), 'kkumim-cdn-'));
  const drawings = await Promise.all([open(), open()]);
  for (const drawing of drawings) drawing?.close();
}, 300_000);

afterAll(() => rm(cdnDirectory, { recursive: true, force: true }));

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;

const columnsNamed = (pattern: string) =>
  rowsOf<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_name ~ '${pattern}'`,
  );

test('one of two processes that start together fills the shop', () => {
  expect(lines.filter((line) => line.includes('filled'))).toHaveLength(1);
});

test('a second start changes nothing', async () => {
  const state = async () => ({
    rows: await rowsOf('select (select count(*) from main_page_item) as items, max(updated_at) from product'),
    pictures: (await stat(join(cdnDirectory, 'window/main-hero.webp'))).mtimeMs,
  });
  const before = await state();
  (await open())?.close();
  expect(await state()).toEqual(before);
});

test.each([
  ['brand', 12],
  ['artist', 16],
  ['graphic', 300],
  ["product where type = 'CUSTOM'", 23],
  ["product where type = 'GENERAL'", 7],
  ["product_custom where type = 'SHOP'", 76],
  ["product_custom where type = 'USER'", 3],
  ['graphic where is_best', 23],
  ['review', 155],
  ['terms', 7],
  ['management_popup where now() between start_date and end_date', 3],
  ['management_info where is_custom_main', 1],
])('there are %s: %i', async (what, count) => {
  expect(await rowsOf(`select count(*)::int from ${what}`)).toEqual([{ count }]);
});

test('every picture that a row names is one of those that are drawn', async () => {
  const columns = await columnsNamed('_src$');
  expect(columns.length).toBeGreaterThanOrEqual(15);
  const drawn = new Set(demoPictures().map(({ path }) => path));
  for (const { table, column } of columns) {
    const sources = await rowsOf<{ src: string }>(
      `select ${column} as src from "${table}" where ${column} is not null`,
    );
    expect(
      sources.filter(({ src }) => !drawn.has(src)),
      `${table}.${column}`,
    ).toEqual([]);
  }
});

test('a picture of each folder is drawn when it is asked for, and nothing is left unfinished', async () => {
  const paths = demoPictures().map(({ path }) => path);
  const folders = [...new Set(paths.map(folderOf))];
  const drawing = await open();
  const asked = folders.map((folder) => paths.findLast((path) => folderOf(path) === folder) ?? '');
  const answers = await Promise.all(asked.map((path) => drawing?.drawMissing(path)));
  drawing?.close();
  expect(asked.filter((_path, place) => !answers[place])).toEqual([]);
  const files = await readdir(cdnDirectory, { recursive: true });
  expect(asked.filter((path) => !files.includes(path.slice(1)))).toEqual([]);
  expect(files.filter((file) => /\/\.\w/.test(file))).toEqual([]);
}, 60_000);

test('a product has pictures of every kind, at least six', async () => {
  const incomplete = await rowsOf(
    `select code from product where
       (select count(distinct kind) from product_image where product_id = product.id) < 6`,
  );
  expect(incomplete).toEqual([]);
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

test('a start draws nothing once every picture is there', async () => {
  await writeFile(join(cdnDirectory, picturesDone), '');
  expect(await open()).toBeNull();
});
