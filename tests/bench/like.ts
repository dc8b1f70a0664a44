import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertDemoRows } from '#demo/seeding/insert-demo-rows.ts';
import { openQueryPool } from '#server/data-service/execute/query-pool.ts';
import { shopResourceGroups } from '#server/data-service/resource-groups.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { startServer } from '../support/server-process.ts';
import { openBenchIdentity } from './bench-members.ts';
import { closeConnections, postJson } from './post-json.ts';
import { printRatio, printTiming, time } from './timing.ts';

// Setting and removing a like over HTTP on the real server, beside its one statement over the same driver,
// the same connection settings and the same durable PostgreSQL.

const silent = { info: () => {}, warn: console.warn, error: console.error };
/** A member may change things some hundred times a minute, so there are many. */
const memberCount = 50;

const dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory });
await migrate(postgres.address, silent);
const pool = createPool(postgres.address, silent);
const writePool = openQueryPool(pool, shopResourceGroups.member, silent, 'read write');
const client = await pool.connect();
await insertDemoRows(client, new Date());
client.release();
const { rows: graphics } = await pool.query<{ id: string }>(
  `select id from graphic where state = 'ACT' and deleted_at is null order by id`,
);

const identity = openBenchIdentity(pool);
const server = await startServer({
  DATABASE_URL: `postgres://postgres@localhost/kkumim?host=${encodeURIComponent(String(postgres.address.host))}`,
  DATA_DIR: join(dataDirectory, 'server'),
  ...identity.environment,
});
const members = await identity.createMembers(memberCount);

const document = `mutation SetGraphicLike($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
  insert_graphic_like_one(object: { user_id: $userId, graphic_id: $targetId, deleted_at: $deletedAt },
    on_conflict: { constraint: graphic_like_pkey, update_columns: [deleted_at] }) {
    user_id graphic_id deleted_at __typename } }`;

const handWritten = `insert into graphic_like (user_id, graphic_id, deleted_at) values ($1, $2, $3)
  on conflict (user_id, graphic_id) do update set deleted_at = excluded.deleted_at
  returning user_id, graphic_id, deleted_at`;

let turn = 0;
/** One graphic after the other, and one member after the other: given in one round, taken back in the next. */
function nextReaction() {
  const targetId = graphics[turn % graphics.length]?.id ?? '';
  const isActive = Math.floor(turn / graphics.length) % 2 === 0;
  const member = members[turn % memberCount];
  if (!member) throw new Error('There are no members.');
  turn += 1;
  return { member, targetId, deletedAt: isActive ? null : new Date().toISOString() };
}

try {
  const overHttp = async () => {
    const { member, targetId, deletedAt } = nextReaction();
    const body = JSON.stringify({ query: document, variables: { userId: member.id, targetId, deletedAt } });
    const answer = await postJson(`${server.address}/v1/graphql`, body, member.headers);
    if (!answer.startsWith('{"data":{"insert_graphic_like_one":{')) throw new Error(answer);
  };
  const overDriver = async () => {
    const { member, targetId, deletedAt } = nextReaction();
    await writePool.query({
      name: 'like-by-hand',
      text: handWritten,
      values: [member.id, targetId, deletedAt],
    });
  };
  const nothing = JSON.stringify({ query: '{ __typename }' });
  const requestTypename = () => postJson(`${server.address}/v1/graphql`, nothing, members[0]?.headers);
  for (const [concurrency, count] of [
    [1, 400],
    [16, 1_600],
  ] as const) {
    const theirs = await time({ concurrency, count }, overDriver);
    const ours = await time({ concurrency, count }, overHttp);
    printTiming(`like by one hand-written statement, ${concurrency} at once`, theirs);
    printTiming(
      `a request that asks nothing, ${concurrency} at once`,
      await time({ concurrency, count }, requestTypename),
    );
    printTiming(`like through the data service, ${concurrency} at once`, ours);
    printRatio(ours, theirs);
  }
} finally {
  closeConnections();
  await server.stop();
  await Promise.all([writePool.end(), pool.end()]);
  await postgres.stop();
  await rm(dataDirectory, { recursive: true });
}
