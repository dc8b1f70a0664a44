import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { readColumns } from './read-columns.ts';
import { tableTypes } from './table-types.ts';

const { pool } = withDatabase();

test('the committed types of the columns are those of the migrated database', async () => {
  const written = tableTypes(await readColumns(pool));
  const committed = await readFile(new URL('../tables.gen.ts', import.meta.url), 'utf8');
  expect(committed === written, 'tables.gen.ts is old: npm run schema').toBe(true);
});

test('a column has its type, its null and the values that a check or a domain allows', async () => {
  await pool.query(`
    create domain size as text check (value in ('S', 'M'));
    create table sample (
      id uuid primary key, price int not null, total bigint not null, paid_at timestamptz,
      state text not null check (state in ('ACT', 'HIDDEN')), size size, names text[] not null, source jsonb not null,
      is_new boolean generated always as (price > 0) stored not null, key bytea)`);
  const columns = (await readColumns(pool)).filter(({ table }) => table === 'sample');
  expect(tableTypes(columns)).toContain(`  readonly sample: {
    readonly id: string;
    readonly price: number;
    readonly total: string;
    readonly paid_at: Date | null;
    readonly state: 'ACT' | 'HIDDEN';
    readonly size: 'S' | 'M' | null;
    readonly names: readonly string[];
    readonly source: unknown;
    readonly is_new: boolean;
    readonly key: Buffer | null;
  };
`);
});
