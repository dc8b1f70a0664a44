import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { insertDemoRows } from '#demo/seeding/insert-demo-rows.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { silent } from './scale-shop.ts';

/** A PostgreSQL of its own with the rows of the demo shop; gone when stopped. */
export async function startDemoPostgres() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  await migrate(postgres.address, silent);
  const client = new pg.Client(postgres.address);
  await client.connect();
  await insertDemoRows(client, new Date());
  await client.end();
  const stop = async () => {
    await postgres.stop();
    await rm(dataDirectory, { recursive: true });
  };
  return { ...postgres, dataDirectory, stop };
}
