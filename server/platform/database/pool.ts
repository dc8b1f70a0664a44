import pg from 'pg';

export type Pool = pg.Pool;

/** The limit of the pool of one process; the data service has pools of its own, see resource-groups.ts. */
export const maxPoolConnections = 16;

/** A process that is stopped in the middle of a transaction keeps its locks no longer than this: others wait for them. */
const idleLimit = `set idle_in_transaction_session_timeout = '15s'`;

/** The server's connection pool, for short statements. A long-running job (seeding) sets its own timeout on a connection. */
export function createPool(
  address: pg.ClientConfig,
  log: { error: (details: object, text: string) => void },
): Pool {
  const pool = new pg.Pool({
    application_name: 'kkumim',
    ...address,
    max: maxPoolConnections,
    connectionTimeoutMillis: 5_000,
    // A new connection plans every statement anew, which costs as much as several orders: between two of them it stays.
    idleTimeoutMillis: 5 * 60_000,
    keepAlive: true,
    // Timestamps are read as UTC whatever the server's time zone, and no statement holds a connection forever.
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'; set statement_timeout = '10s'; ${idleLimit}`);
    },
  });
  // An idle connection that breaks is replaced by the next request; without a listener it would end the process.
  pool.on('error', (error) => {
    // During shutdown the database server may close a connection first.
    if (!pool.ending) log.error({ err: error }, 'database: idle connection lost, will reconnect on demand');
  });
  return pool;
}
