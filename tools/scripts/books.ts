import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, readConfig } from '#server/config/config.ts';
import { checkBooks } from '#server/ordering/books/check-books.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts';
import { createPool, type Pool } from '#server/platform/database/pool.ts';
import { StartupError } from '#server/platform/startup-error.ts';

// npm run books: proves now that payments, refunds, points, coupons and stock add up, while the shop is open or closed.

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The address of an open shop with a database of its own: its socket. */
async function openRunning({ database, dataDirectory }: Config): Promise<OpenDatabase | null> {
  if (database.kind !== 'embedded') return null;
  const pidFile = join(dataDirectory, 'postgres/postmaster.pid');
  const host = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[4];
  if (!host) return null;
  const address = { host, user: 'postgres', database: 'kkumim' };
  const pool = createPool(address, { error() {} });
  const isOpen = await pool.query('select').then(
    () => true,
    () => false,
  );
  await pool.end();
  return isOpen ? { address, unexpectedExit: new Promise(() => {}), close: async () => {} } : null;
}

/** @returns whether everything adds up */
async function proveBooks(pool: Pool): Promise<boolean> {
  const results = await checkBooks(pool, ({ check, reference, id, amounts, lookAt }) =>
    say(`${check}: ${reference} (${id}): ${lookAt}\n  ${JSON.stringify(amounts)}`),
  );
  for (const { name, checked, mismatches } of results)
    say(`${name.padEnd(26)} ${String(checked).padStart(9)} checked, ${mismatches || 'no'} mismatches`);
  return results.every(({ mismatches }) => mismatches === 0);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = (await openRunning(config)) ?? (await openDatabase(config));
  const pool = createPool(database.address, { error: (_details, text) => say(text) });
  try {
    process.exitCode = (await proveBooks(pool)) ? 0 : 1;
  } finally {
    await pool.end();
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exitCode = 2;
}
