import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { demoAccounts } from '#demo/demo-accounts.ts';
import { createEngine } from '#server/data-service/execute/engine.ts';
import { openQueryPool } from '#server/data-service/execute/query-pool.ts';
import { shopLimits } from '#server/data-service/limits.ts';
import { readModel } from '#server/data-service/model/read-model.ts';
import { shopResourceGroups } from '#server/data-service/resource-groups.ts';
import { openEmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { createEmbeddedRealm } from '#server/identity/realm.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { metadataDirectory } from '../support/metadata-directory.ts';
import { startServer } from '../support/server-process.ts';
import { startDemoPostgres } from './demo-postgres.ts';
import { closeConnections, postJson } from './post-json.ts';
import { silent, startScalePostgres } from './scale-shop.ts';
import { signInAsShopper } from './sign-in-as-shopper.ts';
import { readTimedQueries, type TimedQuery } from './timed-queries.ts';
import { printRatio, printTiming, timeInterleaved } from './timing.ts';

// Measures what the shop asks of its data service, beside the same answer by one hand-written statement over the same pool; and the
// same over HTTP from the real server. On the demo shop, or with `large` on the one of `npm run demo:scale`. The product list,
// the search and the best customs by themselves are queries of this benchmark only: see planned-queries.ts.

const isLarge = process.argv.includes('large');
const postgres = await (isLarge ? startScalePostgres() : startDemoPostgres());
const folder = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
const pool = createPool(postgres.address, silent);
const queryPool = openQueryPool(pool, shopResourceGroups.member, silent);
const engine = createEngine({
  model: await readModel(pool, metadataDirectory),
  limits: shopLimits,
  introspection: false,
});

const clientSecret = randomBytes(16).toString('hex');
const server = await startServer({
  DATABASE_URL: `postgres://postgres@localhost/kkumim?host=${encodeURIComponent(String(postgres.address.host))}`,
  // The large shop stays, and with it the keys that it was started with.
  DATA_DIR: isLarge ? join(postgres.dataDirectory, 'server') : folder,
  IDENTITY_CLIENT_SECRET: clientSecret,
});
const realm = createEmbeddedRealm({ publicOrigin: null, clientSecret });
// The server without its demo has no accounts.
await openEmbeddedProvider({ pool, realm, encryptionKey: randomBytes(32), demoAccounts });

function askersOf(question: TimedQuery, token: string) {
  const { operation, variables, caller, handWritten, title } = question;
  const session = { role: caller.role, variables: new Map([['x-hasura-user-id', caller.id]]) };
  const request = { text: operation.query, operationName: operation.name, variables };
  const body = JSON.stringify({ query: operation.query, operationName: operation.name, variables });
  const headers = caller.role === 'user' ? { authorization: `Bearer ${token}` } : {};
  return {
    handWritten: async () => {
      const { rows } = await queryPool.query<{ data: string }>({
        name: title,
        ...handWritten,
        values: [...handWritten.values],
      });
      return rows[0]?.data ?? '';
    },
    byService: () => engine(session, request, { read: queryPool, write: queryPool }),
    overHttp: () => postJson(`${server.address}/v1/graphql`, body, headers),
  };
}

async function timeQuestion(question: TimedQuery, token: string): Promise<void> {
  const { handWritten, byService, overHttp } = askersOf(question, token);
  const expected: unknown = JSON.parse(await handWritten());
  const answers = [JSON.parse(await byService()), JSON.parse(await overHttp()).data];
  if (!answers.every((answer) => isDeepStrictEqual(answer, expected))) {
    throw new Error(
      `tests/bench/hand-written no longer returns what the storefront queries: ${question.title}`,
    );
  }
  console.log(`${question.title}: ${(Buffer.byteLength(await byService()) / 1024).toFixed(0)} kB of JSON`);
  for (const [concurrency, count] of [
    [1, 200],
    [16, 800],
  ] as const) {
    const [theirs, ours, sent] = await timeInterleaved({ concurrency, count }, [
      handWritten,
      byService,
      overHttp,
    ]);
    if (!theirs || !ours || !sent) continue;
    printTiming(`  hand-written SQL, ${concurrency} at once`, theirs);
    printTiming('  data service over the same pool', ours);
    printTiming('  data service over HTTP', sent);
    printRatio(ours, theirs, '  ratio over the same pool');
  }
}

try {
  console.log(isLarge ? 'the large shop\n' : 'the demo shop\n');
  const token = await signInAsShopper(server.address, realm);
  for (const question of await readTimedQueries()) await timeQuestion(question, token);
} finally {
  closeConnections();
  await server.stop();
  await Promise.all([queryPool.end(), pool.end()]);
  await postgres.stop();
  await rm(folder, { recursive: true });
}
