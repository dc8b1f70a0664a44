import type { ClientBase, Pool, PoolClient } from 'pg';

/** All of the work or nothing of it, on a connection of the pool. */
export async function inTransaction<Done>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  const noteError = (error: Error) => {
    connectionError = error;
  };
  // Without a listener a lost connection would end the process. The work learns of it from its own query.
  client.on('error', noteError);
  try {
    return await runTransaction(client, () => work(client), noteError);
  } finally {
    client.off('error', noteError);
    client.release(connectionError);
  }
}

/** The same on a connection of the caller's own. A failed rollback never hides why the work failed. */
export async function runTransaction<Done>(
  client: ClientBase,
  work: () => Promise<Done>,
  onRollbackError: (error: Error) => void = () => {},
): Promise<Done> {
  try {
    await client.query('begin');
    const done = await work();
    const { command } = await client.query('commit');
    // After a failed statement PostgreSQL answers a commit with a rollback.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements failed.');
    return done;
  } catch (error) {
    await client.query('rollback').catch(onRollbackError);
    throw error;
  }
}
