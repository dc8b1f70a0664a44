import { rm } from 'node:fs/promises';
import { readConfig } from '#server/config/config.ts';
import { lockDataDirectory } from '#server/platform/database/embedded/data-directory-lock.ts';
import { stopOrphanedPostgres } from '#server/platform/database/embedded/orphaned-postgres.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** Throws the data folder away: the next start opens a fresh demo shop. */
async function resetDemo(): Promise<void> {
  const { database, dataDirectory } = readConfig(process.env);
  if (database.kind === 'server') {
    throw new StartupError('DATABASE_URL names a database server of your own: empty it there.');
  }
  const lock = await lockDataDirectory(dataDirectory);
  await stopOrphanedPostgres(`${dataDirectory}/postgres`);
  await rm(dataDirectory, { recursive: true });
  await lock.release();
  process.stdout.write(`${dataDirectory} is empty; npm start opens a fresh shop.\n`);
}

try {
  await resetDemo();
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exitCode = 1;
}
