import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { cdnDirectory, openDatabase } from './database/open-database.ts';
import { createPool, type Pool } from './database/pool.ts';
import type { DemoAccount } from './identity/accounts/demo-accounts.ts';
import { openJobs } from './jobs/jobs.ts';
import { openKeys } from './keys.ts';
import { createLog, type Log } from './log.ts';
import { assertPortIsFree, toListenError } from './network/listen-port.ts';
import { startPush } from './push/start-push.ts';
import { createShutdown, exitOnSignal } from './shutdown.ts';
import { StartupError } from './startup-error.ts';

const shutdown = createShutdown();

// Whoever read the log may go; the shop stays open.
process.stdout.on('error', () => {});

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);

  const database = await openDatabase(config);
  shutdown.add(database.close);
  void database.unexpectedExit.then((output) => {
    log.fatal({ output }, 'the database ended');
    process.exit(1);
  });

  await assertPortIsFree(config);
  await migrate(database.address, log);
  const pool = createPool(database.address, log);
  shutdown.add(() => pool.end());

  const demoAccounts = config.demo ? await openDemo(config, pool, log) : [];
  const keys = await openKeys(config, pool);
  const jobs = await openJobs(pool, log);
  shutdown.add(jobs.close);
  const app = await buildApp({ config, pool, jobs, keys, log, demoAccounts });
  shutdown.add(() => app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw toListenError(error, config);
  });
  const push = await startPush({ config, pool, jobs, keys, log });
  shutdown.add(push.close);
  process.stdout.write(
    `\n  꾸밈 is open: ${config.publicOrigin ?? localAddress(config.host, app.addresses())}\n\n`,
  );
}

/** Nothing else of the server knows the demo shop. @returns the accounts that can sign in */
async function openDemo(config: Config, pool: Pool, log: Log): Promise<readonly DemoAccount[]> {
  const { seedDemo } = await import('./demo/seed.ts');
  const { demoAccounts } = await import('./demo/demo-accounts.ts');
  await seedDemo({
    pool,
    cdnDirectory: cdnDirectory(config),
    log: (text) => log.info(text),
    signal: shutdown.signal,
  });
  return demoAccounts;
}

function localAddress(host: string, [address]: readonly (AddressInfo | string)[]): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return typeof address === 'object' ? `http://${name}:${address.port}` : name;
}

try {
  const config = readConfig(process.env);
  exitOnSignal(shutdown.run);
  await start(config);
} catch (error) {
  // Told to end while starting: whoever told us ends the process, see exitOnSignal.
  if (shutdown.signal.aborted) await new Promise(() => {});
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  await shutdown.run();
  process.exit(1);
}
