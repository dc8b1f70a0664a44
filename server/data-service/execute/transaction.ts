import type { Pool, PoolClient } from 'pg';

/** All of the work or nothing of it. */
export async function inTransaction<Done>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Done>,
): Promise<Done> {
  const client = await pool.connect();
  // A connection that cannot even roll back is not used again.
  let broken = false;
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
