import pg, { type Pool } from 'pg';

type Log = { error(details: object, text: string): void };

/** At most `maxRunning` connections; a statement that runs longer is stopped. */
type PoolLimits = { readonly maxRunning: number; readonly statementTimeoutMs: number };

type Access = 'read only' | 'read write';

/** Connections to the same database for short statements; those of queries cannot write. */
export function openQueryPool(
  pool: Pool,
  { maxRunning, statementTimeoutMs }: PoolLimits,
  log: Log,
  access: Access = 'read only',
): Pool {
  const queryPool = new pg.Pool({
    ...pool.options,
    // pg hides it from enumeration.
    ...(pool.options.password && { password: pool.options.password }),
    max: maxRunning,
    application_name: 'kkumim data service',
    // Prepared statements pile up on a connection; with the connection they go.
    maxLifetimeSeconds: 600,
    onConnect: async (client) => {
      // Machine code pays for statements of seconds, not for ours; and what a shop reads lies in memory, where a look
      // into an index costs no more than reading on.
      const milliseconds = Math.trunc(statementTimeoutMs);
      await client.query(
        `set time zone 'UTC'; set jit = off; set random_page_cost = 1.1;
         set default_transaction_read_only = ${access === 'read only' ? 'on' : 'off'};
         set statement_timeout = ${milliseconds};
         select set_config(name, '${milliseconds}', false) from pg_settings where name = 'transaction_timeout'`,
      );
    },
  });
  queryPool.on('error', (error) => {
    // While closing, the server may be faster in ending a connection than we are.
    if (!queryPool.ending) log.error({ err: error }, 'a connection of the data service broke');
  });
  return queryPool;
}
