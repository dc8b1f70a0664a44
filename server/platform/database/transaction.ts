import { type ClientBase, DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Result } from '../result.ts';

/** How often a transaction is run again that PostgreSQL has ended, because it and another one waited for each other. */
const maxRepetitions = 3;

/**
 * Runs `work` in a transaction on a connection of the pool: commits when it resolves, rolls back when it rejects. Of two
 * transactions that wait for each other PostgreSQL ends one, and that one is run again from its beginning: outside of the
 * database `work` changes nothing that would be wrong twice.
 */
export async function inTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (repetition === maxRepetitions || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof DatabaseError && error.code === '40P01';

async function runOnce<Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  const setConnectionError = (error: Error) => {
    connectionError = error;
  };
  // Without a listener a lost connection would end the process. `work` gets the error from its own query.
  client.on('error', setConnectionError);
  try {
    return await runTransaction(client, () => work(client), setConnectionError);
  } finally {
    client.off('error', setConnectionError);
    client.release(connectionError);
  }
}

/** As `inTransaction`; a refusal is rolled back, too, so that it has changed nothing. */
export async function inTransactionUnlessRefused<Value, Problem extends string>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  return inTransaction(pool, async (client) => {
    await client.query('savepoint work');
    const result = await work(client);
    // A statement may have failed, for instance on a unique key.
    if (!result.ok) await client.query('rollback to savepoint work');
    return result;
  });
}

/** Runs `work` in a transaction on a given connection. Rejects with the error of `work` even if the rollback fails. */
export async function runTransaction<Value>(
  client: ClientBase,
  work: () => Promise<Value>,
  onRollbackError: (error: Error) => void = () => {},
): Promise<Value> {
  try {
    await client.query('begin');
    const value = await work();
    const { command } = await client.query('commit');
    // After a failed statement PostgreSQL executes a commit as a rollback.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements failed.');
    return value;
  } catch (error) {
    await client.query('rollback').catch(onRollbackError);
    throw error;
  }
}
