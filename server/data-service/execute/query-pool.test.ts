import { expect, test, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { openQueryPool } from './query-pool.ts';

const { pool } = withDatabase('empty');

// Before release 17 PostgreSQL has no limit of a whole transaction.
test('neither a statement nor a transaction that nobody goes on with keeps its locks', async () => {
  const limits = { maxRunning: 1, statementTimeoutMs: 1_500 };
  const writing = openQueryPool(pool, limits, { error: vi.fn() }, 'read write');
  const { rows } = await writing.query(
    `select current_setting('statement_timeout') as statement,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  await writing.end();
  expect(rows).toEqual([{ statement: '1500ms', idle: '1500ms' }]);
});
