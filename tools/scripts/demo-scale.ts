import { fillScaleShop, scaleFolder } from '#demo/scale/fill-scale-shop.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** A large shop in a folder of its own: the demo's stays as it is. */
async function openScaleShop(): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || scaleFolder });
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const database = await openDatabase(config);
  try {
    await migrate(database.address, createLog({ ...config, logLevel: 'warn' }));
    await fillScaleShop(database.address, say);
  } finally {
    await database.close();
  }
  if (config.database.kind === 'embedded') say(`Open it with DATA_DIR=${config.dataDirectory} npm start`);
}

try {
  await openScaleShop();
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exitCode = 1;
}
