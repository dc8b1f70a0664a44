import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openQueryPool } from '#server/data-service/execute/query-pool.ts';
import { shopLimits } from '#server/data-service/limits.ts';
import { insertDemoRows } from '#server/database/demo/seeding/insert-demo-rows.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { createPool } from '#server/database/pool.ts';
import { startServer } from '../support/server-process.ts';
import { homeByHand } from './home-by-hand.ts';
import { homeDocument } from './home-document.ts';
import { closeConnections, postJson } from './post-json.ts';
import { printRatio, printTiming, time } from './stopwatch.ts';

// The home page's data over HTTP from the real server, beside the same data by one hand-written statement over the same
// driver, the same connection settings and the same PostgreSQL.

const silent = { info: () => {}, warn: console.warn, error: console.error };
const variables = { viewerId: '00000000-0000-0000-0000-000000000000' };

const dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory });
await migrate(postgres.address, silent);
const pool = createPool(postgres.address, silent);
const queryPool = openQueryPool(pool, shopLimits, silent);
const client = await pool.connect();
await insertDemoRows(client, new Date());
client.release();

const server = await startServer({
  DATABASE_URL: `postgres://postgres@localhost/kkumim?host=${encodeURIComponent(String(postgres.address.host))}`,
  DATA_DIR: join(dataDirectory, 'server'),
});

const body = JSON.stringify({ query: await homeDocument(), operationName: 'MainPage', variables });
const overHttp = () => postJson(`${server.address}/v1/graphql`, body);

async function byHand(): Promise<string> {
  const { rows } = await queryPool.query<{ data: string }>({ name: 'home-by-hand', text: homeByHand });
  return rows[0]?.data ?? '';
}

try {
  const answer = await overHttp();
  if (!isDeepStrictEqual(JSON.parse(answer).data, JSON.parse(await byHand()))) {
    throw new Error('home-by-hand.ts no longer answers what the storefront asks for.');
  }
  console.log(`/main: ${(Buffer.byteLength(answer) / 1024).toFixed(0)} kB of JSON, uncompressed\n`);
  for (const [atOnce, times] of [
    [1, 400],
    [16, 1_600],
  ] as const) {
    const theirs = await time({ atOnce, times }, byHand);
    const ours = await time({ atOnce, times }, overHttp);
    printTiming(`hand-written SQL over the driver, ${atOnce} at once`, theirs);
    printTiming(`data service over HTTP, ${atOnce} at once`, ours);
    printRatio(ours, theirs);
  }
} finally {
  closeConnections();
  await server.stop();
  await Promise.all([queryPool.end(), pool.end()]);
  await postgres.stop();
  await rm(dataDirectory, { recursive: true });
}
