import pg from 'pg';

export type Pool = pg.Pool;

/** The database of a running server: connections for short requests. Long work (seeding) takes one and sets its own limits. */
export function createPool(
  address: pg.ClientConfig,
  log: { error: (details: object, text: string) => void },
): Pool {
  const pool = new pg.Pool({
    ...address,
    max: 16,
    application_name: 'kkumim',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Times leave as UTC whatever the server's own zone is, and no request holds a connection for ever.
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'; set statement_timeout = '10s'`);
    },
  });
  // An idle connection that breaks is replaced by the next request; without a listener it would end the process.
  pool.on('error', (error) => {
    // While closing, the server may be faster in ending a connection than we are.
    if (!pool.ending) log.error({ err: error }, 'a database connection broke');
  });
  return pool;
}
