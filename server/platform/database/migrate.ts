import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client, type ClientConfig } from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Pool } from './pool.ts';
import { findUnmetRequirement } from './requirements.ts';

const directory = fileURLToPath(new URL('migrations', import.meta.url));
const table = 'applied_migration';
// Key of the advisory lock: an arbitrary number, the same in every release.
const lockKey = 6_052_017;

type Log = { info(text: string): void; warn(text: string): void; error(text: string): void };

/**
 * Applies the pending migrations. When several processes start together, one applies them while the others wait for
 * the advisory lock and then find none pending.
 */
export async function migrate(address: ClientConfig, log: Log): Promise<void> {
  const client = new Client({ ...address, application_name: 'kkumim migrate' });
  await client.connect().catch((error: Error) => {
    throw new StartupError(
      `The database does not answer: ${error.message || (error as NodeJS.ErrnoException).code}.`,
    );
  });
  try {
    await client.query(`set client_min_messages = warning`);
    await client.query(`select pg_advisory_lock(${lockKey})`);
    const unmet = await findUnmetRequirement(client);
    if (unmet) throw new StartupError(unmet);
    await runner({
      dbClient: client,
      dir: directory,
      direction: 'up',
      migrationsTable: table,
      // The library's own advisory lock does not cover the check above.
      noLock: true,
      // Called as methods: those of some loggers depend on `this`.
      logger: { info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    });
  } finally {
    await client.end();
  }
}

/** Names of the migrations that have not been applied to the database yet, in order. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  const files = await readdir(directory);
  const { rows } = await pool.query<{ name: string }>(`select name from ${table}`);
  const applied = new Set(rows.map(({ name }) => name));
  return files
    .map((file) => file.replace(/\.sql$/, ''))
    .filter((name) => !applied.has(name))
    .sort();
}
