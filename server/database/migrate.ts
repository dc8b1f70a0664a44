import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client, type ClientConfig } from 'pg';
import { StartupError } from '#server/startup-error.ts';
import type { Pool } from './pool.ts';
import { missingRequirement } from './requirements.ts';

const directory = fileURLToPath(new URL('migrations', import.meta.url));
const table = 'applied_migration';
// Any number, the same in every release: whoever holds it prepares the database, the others wait.
const lock = 6_052_017;

type Log = { info(text: string): void; warn(text: string): void; error(text: string): void };

/**
 * Brings the database up to this release. Several processes may start together: one works, the others wait and find
 * nothing left to do.
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
    await client.query(`select pg_advisory_lock(${lock})`);
    const problem = await missingRequirement(client);
    if (problem) throw new StartupError(problem);
    await runner({
      dbClient: client,
      dir: directory,
      direction: 'up',
      migrationsTable: table,
      // The library's own lock is the same kind, but does not cover the check above.
      noLock: true,
      // Called on the log itself: the methods of some logs do not work detached from it.
      logger: { info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    });
  } finally {
    await client.end();
  }
}

/** The migrations of this release that the database has not had yet, in order. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  const files = await readdir(directory);
  const { rows } = await pool.query<{ name: string }>(`select name from ${table}`);
  const applied = new Set(rows.map(({ name }) => name));
  return files
    .map((file) => file.replace(/\.sql$/, ''))
    .filter((name) => !applied.has(name))
    .sort();
}
