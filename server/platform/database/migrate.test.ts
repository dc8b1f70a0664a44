import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { migrate, pendingMigrations } from './migrate.ts';

const { pool, address } = withDatabase('empty');
const silentLog = { info: () => {}, warn: () => {}, error: console.error };

const program = `
  const { migrate } = await import(${JSON.stringify(import.meta.resolve('./migrate.ts'))});
  await migrate(${JSON.stringify(address)}, console);
`;

test('four processes that start together apply each migration once', async () => {
  const runs = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]),
  );
  for (const { stderr } of await Promise.all(runs)) expect(stderr).toBe('');
  expect(await pendingMigrations(pool)).toEqual([]);
  const { rows } = await pool.query(
    'select count(*)::int as rows, count(distinct name)::int as names from applied_migration',
  );
  expect(rows[0].rows).toBe(rows[0].names);
  expect(rows[0].rows).toBeGreaterThan(0);
});

test('a later start changes nothing', async () => {
  const applied = () => pool.query('select * from applied_migration').then(({ rows }) => rows);
  const before = await applied();
  await migrate(address, silentLog);
  expect(await applied()).toEqual(before);
});

test('a database that does not answer is named in one line', async () => {
  await expect(migrate({ host: '127.0.0.1', port: 1, database: 'x', user: 'x' }, silentLog)).rejects.toThrow(
    /^The database does not answer: .*ECONNREFUSED/,
  );
});
