import type { ClientConfig, PoolClient } from 'pg';
import { createPool, type Pool } from '#server/platform/database/pool.ts';

/** The types do not know it: the process of the database that serves this connection. */
type BackendClient = PoolClient & { readonly processID: number };

/** A pool that dies with `kill`: what `kill -9` of a process is to the database, which ends its connections. */
export function openMortalPool(pool: Pool, address: ClientConfig) {
  const mortal = createPool(address, { error: () => {} });
  const backends = new Map<PoolClient, number>();
  mortal.on('connect', (client) => backends.set(client, (client as BackendClient).processID));
  mortal.on('remove', (client) => backends.delete(client));
  const endConnections = () =>
    pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1)', [
      [...backends.values()],
    ]);
  return {
    mortal,
    /**
     * Runs, and dies after so many milliseconds unless it is done before. When this resolves the pool knows that its
     * connections have ended: a next run does not begin with one of them.
     */
    async runUntilKilled(run: () => Promise<unknown>, milliseconds: number): Promise<'done' | 'died'> {
      const running = run().then(
        () => 'done' as const,
        () => 'died' as const,
      );
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await endConnections();
      const outcome = await running;
      // Ends the connections that were opened while the others ended.
      await endConnections();
      await untilEmpty(mortal);
      return outcome;
    },
  };
}

async function untilEmpty(pool: Pool): Promise<void> {
  while (pool.totalCount > 0) await new Promise<unknown>((resolve) => pool.once('remove', resolve));
}
