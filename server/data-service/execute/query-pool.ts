import pg, { type Pool } from 'pg';

type Log = { error(details: object, text: string): void };

/** At most `maxRunning` connections; a statement is canceled after the timeout (milliseconds). */
type PoolLimits = { readonly maxRunning: number; readonly statementTimeoutMs: number };

type Access = 'read only' | 'read write';

/** A pool for short statements, with the same database as `pool`. Its connections are read-only unless `access` says otherwise. */
export function openQueryPool(
  pool: Pool,
  { maxRunning, statementTimeoutMs }: PoolLimits,
  log: Log,
  access: Access = 'read only',
): Pool {
  const queryPool = new pg.Pool({
    ...pool.options,
    // pg makes this property non-enumerable.
    ...(pool.options.password && { password: pool.options.password }),
    max: maxRunning,
    application_name: 'kkumim data service',
    // Prepared statements accumulate on a connection until it is closed.
    maxLifetimeSeconds: 600,
    onConnect: async (client) => {
      // JIT compilation pays off only for statements that run for seconds, and parallel workers take the cores that other
      // shoppers' statements need. The shop's data is cached in memory, where random access costs hardly more than
      // sequential access.
      const milliseconds = Math.trunc(statementTimeoutMs);
      await client.query(
        `set time zone 'UTC'; set jit = off; set random_page_cost = 1.1;
         set max_parallel_workers_per_gather = 0;
         set default_transaction_read_only = ${access === 'read only' ? 'on' : 'off'};
         set statement_timeout = ${milliseconds};
         set idle_in_transaction_session_timeout = ${milliseconds};
         select set_config(name, '${milliseconds}', false) from pg_settings where name = 'transaction_timeout'`,
      );
    },
  });
  queryPool.on('error', (error) => {
    // During shutdown the database server may close a connection first.
    if (!queryPool.ending)
      log.error({ err: error }, 'data service: idle database connection lost, will reconnect on demand');
  });
  return queryPool;
}
