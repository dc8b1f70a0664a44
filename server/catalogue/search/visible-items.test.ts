import { beforeAll, expect, test } from 'vitest';
import { insertScaleRows } from '#demo/scale/insert-scale-rows.ts';
import { insertDemoRows } from '#demo/seeding/insert-demo-rows.ts';
import { loadMetadata } from '#server/data-service/metadata/load-metadata.ts';
import { withDatabase } from '#tests/support/database.ts';
import { metadataDirectory } from '#tests/support/metadata-directory.ts';
import { compileConditions, type RowConditions } from '#tests/support/permission-sql.ts';
import { findItems } from './find-items.ts';
import { type Kind, kinds } from './item-kinds.ts';
import { refreshSearch } from './refresh-search.ts';

const { pool } = withDatabase();
const metadata = await loadMetadata(metadataDirectory);
let conditions: RowConditions;

const tables = {
  product: 'product',
  custom: 'product_custom',
  graphic: 'graphic',
  artist: 'artist',
  brand: 'brand',
} as const satisfies Record<Kind, string>;

// Some of every reason why a row is hidden from visitors.
const withdrawals = `
  update artist set state = 'HIDDEN' where id in (select id from artist order by id limit 2);
  update artist set deleted_at = now() where id in (select id from artist order by id desc limit 1);
  update brand set state = 'HIDDEN' where id in (select id from brand order by id limit 2);
  update product set state = 'HIDDEN' where id in (select product_id from product_custom where type = 'SHOP' order by id limit 2);
  update product_option set state = 'HIDDEN' where id in (select option_id from product_custom where type = 'SHOP' order by id desc limit 2);
  update mockup_group set deleted_at = now() where id in (select mockup_group_id from custom_mockup order by id limit 1);
  update custom_mockup set deleted_at = now() where id in (select id from custom_mockup order by id desc limit 40);
  update custom_layer set deleted_at = now() where id in (select id from custom_layer order by id desc limit 40);
  update product set name_en = 'findable';
  update product_custom set name_en = 'findable';
  update graphic set name_en = 'findable';
  update artist set name_en = 'findable';
  update brand set name_en = 'findable'`;

beforeAll(async () => {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await insertDemoRows(client, new Date(), () => insertScaleRows(client, 300));
  await client.query(withdrawals);
  client.release(true);
  await refreshSearch(pool);
  conditions = await compileConditions(pool, metadata);
}, 60_000);

test.each(kinds)(
  'a search finds each %s that the data service shows to visitors, and no other',
  async (kind) => {
    const table = tables[kind];
    const filter = metadata
      .find((each) => each.table.name === table)
      ?.select_permissions.find(({ role }) => role === 'public')?.permission.filter;
    if (!filter) throw new Error(`Visitors may not read ${table}.`);
    const { rows: shown } = await pool.query<{ id: string }>(
      `select id from ${table} own where ${conditions.rowsOf(table, filter, '')} order by id`,
    );
    const { rows: all } = await pool.query(`select id from ${table} where deleted_at is null`);
    const client = await pool.connect();
    const found = await findItems(client, kind, { words: ['findable'], text: 'findable' }, { limit: 2_000 });
    client.release();
    expect(found.map(({ id }) => id).toSorted()).toEqual(shown.map(({ id }) => id));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(all.length);
  },
);
