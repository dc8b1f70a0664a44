import { access, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { company } from './catalogue/texts.ts';
import { fillScaleShop } from './scale/fill-scale-shop.ts';
import { openDemoShop } from './seed.ts';
import { insertRows } from './seeding/rows.ts';

const { pool, address } = withDatabase();

test('a shop that somebody else has opened is left alone', async () => {
  const client = await pool.connect();
  await insertRows(client, {
    table: 'management_info',
    rows: [{ id: 1, ...company, company_name: '남의 가게' }],
  });
  client.release();
  const cdnDirectory = join(await mkdtemp(join(tmpdir(), 'kkumim-cdn-')), 'cdn');

  const log = { info: () => {}, warn: () => {} };
  expect(await openDemoShop({ pool, cdnDirectory, log })).toBeNull();
  await expect(fillScaleShop(address, () => {})).rejects.toThrow('A shop is open in this database');

  const { rows } = await pool.query('select count(*)::int as brands from brand');
  expect(rows).toEqual([{ brands: 0 }]);
  await expect(access(cdnDirectory)).rejects.toThrow();
});
