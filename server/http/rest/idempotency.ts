import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Refusal, refuse } from '#server/platform/refusal.ts';
import type { Result } from '#server/platform/result.ts';
import { type ProblemCode, problems } from '#src/shared/contracts/problems.ts';

/** A call that must not take effect twice. */
type Call = {
  readonly userId: string;
  /** The endpoint: the same key for another one is another call. */
  readonly scope: string;
  /** A UUID that the client makes for this call and sends again with every repetition of it. */
  readonly key: string;
  /** Parameters, query and body. */
  readonly content: unknown;
  /** The keys that the call locks for others, for instance products: calls for one of them leave places for those of the others. */
  readonly resources?: readonly string[] | undefined;
};

/** `body` is JSON; of a refusal its data, because its text depends on the language of the reader. */
export type StoredResponse = {
  readonly status: number;
  readonly code: ProblemCode | null;
  readonly body: string | null;
};

type Outcome = { readonly response: StoredResponse; readonly isReplayed: boolean };

/** Changes the database through `transaction` only. */
type Work = (transaction: PoolClient) => Promise<StoredResponse>;

export type Idempotency = ReturnType<typeof createIdempotency>;

// Half of the pool's connections.
const maxRunning = 8;
const maxQueued = 1_000;
const queueTimeoutMs = 10_000;
/** The share of the places, so many for one resource: others go on when a process that is stopped keeps a product locked. */
const maxRunningPerResource = 2;

/** Stores the response to a call in the transaction that does its work: either both are there, or neither is. */
export function createIdempotency(pool: Pool) {
  // In this process the calls of a member run one after the other: a hundred repetitions take one connection. A
  // repetition in another process waits in the database.
  const memberLimit = limitPerKey(1);
  const resourceLimit = limitPerKey(maxRunningPerResource);
  const limit = createConcurrencyLimit({ maxRunning, maxQueued, queueTimeoutMs });

  /**
   * A call takes a place only when it could go on: first among those of its member, then of all its resources, which are taken in
   * ascending order, so that two calls never wait for each other.
   */
  function withinLimits<Value>({ userId, resources }: Call, task: () => Promise<Result<Value, 'busy'>>) {
    const places = [...new Set(resources)].sort().map((key) => ({ key, within: resourceLimit }));
    return [{ key: userId, within: memberLimit }, ...places].reduceRight<typeof task>(
      (inner, { key, within }) =>
        async () => {
          const result = await within(inner, { key });
          return result.ok ? result.value : result;
        },
      task,
    )();
  }

  return {
    /** Does the work, or replays the response of an earlier call. If the work throws, nothing is changed or stored. */
    async runOnce(call: Call, work: Work): Promise<Outcome> {
      const run = () => inTransaction(pool, (transaction) => runInTransaction(transaction, call, work));
      const result = await withinLimits(call, () => limit(run, { key: call.userId }));
      return result.ok ? result.value : { response: storedRefusal(refuse('OVERLOADED')), isReplayed: false };
    },

    async removeExpired(): Promise<void> {
      await pool.query('delete from idempotency_key where expires_at <= now()');
    },
  };
}

const limitPerKey = (maxRunningPerKey: number) =>
  createConcurrencyLimit({ maxRunning: maxQueued, maxRunningPerKey, maxQueued, queueTimeoutMs });

export const storedRefusal = ({ code, data }: Refusal): StoredResponse => ({
  status: problems[code].status,
  code,
  body: data === undefined ? null : JSON.stringify(data),
});

/**
 * These calls are many and alike, and go by keys: a statement with a name is planned once per connection and not for each of them,
 * by its indexes, because what is planned while a shop is empty reads whole tables later.
 */
const planOnce = 'set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';

async function runInTransaction(transaction: PoolClient, call: Call, work: Work): Promise<Outcome> {
  const requestHash = createHash('sha256').update(JSON.stringify(call.content)).digest();
  if (!(await insertKey(transaction, call, requestHash))) return replay(transaction, call, requestHash);
  await transaction.query(`savepoint work; ${planOnce}`);
  const response = await work(transaction);
  // A refusal changes nothing. Its reason may be a statement that failed, for instance on a unique key.
  if (response.code) await transaction.query('rollback to savepoint work');
  await transaction.query({
    name: 'store-response',
    text: 'update idempotency_key set status = $4, code = $5, body = $6 where user_id = $1 and scope = $2 and key = $3',
    values: [call.userId, call.scope, call.key, response.status, response.code, response.body],
  });
  return { response, isReplayed: false };
}

/**
 * Waits for a transaction that inserts the same key.
 *
 * @returns false if that one has committed
 */
async function insertKey(
  transaction: PoolClient,
  { userId, scope, key }: Call,
  requestHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await transaction.query({
    name: 'insert-idempotency-key',
    text: `insert into idempotency_key (user_id, scope, key, request_hash) values ($1, $2, $3, $4)
      on conflict (user_id, scope, key) do update set request_hash = excluded.request_hash,
        status = null, code = null, body = null, created_at = excluded.created_at, expires_at = excluded.expires_at
      where idempotency_key.expires_at <= now()`,
    values: [userId, scope, key, requestHash],
  });
  return rowCount === 1;
}

async function replay(
  transaction: PoolClient,
  { userId, scope, key }: Call,
  requestHash: Buffer,
): Promise<Outcome> {
  const { rows } = await transaction.query<StoredResponse & { isSameRequest: boolean }>(
    `select request_hash = $4 as "isSameRequest", status, code, body::text as body
     from idempotency_key where user_id = $1 and scope = $2 and key = $3`,
    [userId, scope, key, requestHash],
  );
  const [stored] = rows;
  if (!stored) throw new Error('The idempotency key expired between two statements.');
  const { isSameRequest, ...response } = stored;
  return isSameRequest
    ? { response, isReplayed: true }
    : { response: storedRefusal(refuse('IDEMPOTENCY_KEY_REUSED')), isReplayed: false };
}
