import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { openQueryPool } from './query-pool.ts';

const { pool } = withDatabase('empty');

// Before release 17 PostgreSQL has no limit of a whole transaction: here it has none either.
test('neither a statement nor a transaction that nobody goes on with keeps its locks', async () => {
  const limits = { maxRunning: 1, statementTimeoutMs: 300 };
  const writing = openQueryPool(pool, limits, { error: vi.fn() }, 'read write');
  const client = await writing.connect();
  await client.query(
    `select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'`,
  );
  await expect(client.query('select pg_sleep(9)')).rejects.toMatchObject({ code: '57014' });
  await client.query('begin');
  const [error] = await once(client, 'error');
  expect(error).toMatchObject({ code: '25P03' });
  client.release(true);
  await writing.end();
});
