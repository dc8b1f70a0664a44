import type { ClientConfig } from 'pg';
import { createPool, type Pool } from '#server/database/pool.ts';

/** A pool that dies with `kill`: what `kill -9` of a process is to the database, which ends its connections. */
export function openMortalPool(pool: Pool, address: ClientConfig) {
  const mortal = createPool(address, { error: () => {} });
  mortal.on('connect', (client) => void client.query(`set application_name = 'mortal'`).catch(() => {}));
  return {
    mortal,
    /** Runs, and dies after so many milliseconds unless it is done before. */
    async runUntilKilled(run: () => Promise<unknown>, milliseconds: number): Promise<'done' | 'died'> {
      const running = run().then(
        () => 'done' as const,
        () => 'died' as const,
      );
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mortal'`,
      );
      return running;
    },
  };
}
