import type { ClientBase } from 'pg';
import type { Pool } from '../database/pool.ts';
import type { Log } from '../log.ts';
import type { EnqueueOptions, JobQueue, Jobs } from './jobs.ts';

/**
 * The outcome of one attempt. `not-made`: the provider certainly did nothing, so it is tried again. `unknown`: it may
 * have acted.
 */
export type CallOutcome =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'refused' | 'not-made' | 'unknown'; readonly reason: string };

export type CallAdapter<Payload extends object> = {
  readonly kind: string;
  /** Calls the provider, outside any transaction, within `callTimeoutMs`. `id` is the idempotency key. */
  call(id: string, payload: Payload): Promise<CallOutcome>;
  /**
   * How an attempt is resolved of which nobody knows whether the provider acted. `repeat`: it recognises the key, so
   * the call is made again. A function: it is asked. `stop`: neither is possible, the call stays UNKNOWN.
   */
  readonly whenUnknown: 'repeat' | 'stop' | ((id: string) => Promise<'made' | 'not-made' | 'unknown'>);
  /** The payload stays in the database after the call. */
  readonly keepsPayload?: boolean;
};

export type OutboundCalls = {
  /** In the caller's own transaction: the call is made after, and only after, that transaction is committed. */
  record<Payload extends object>(
    client: ClientBase,
    adapter: CallAdapter<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** This process makes calls, beside the others that do. Closed with the jobs. */
  work(options?: { readonly pollingIntervalSeconds?: number }): Promise<void>;
};

/** Less than the time after which a job counts as lost: two processes never make the same call at once. */
const callTimeoutMs = 30_000;

/** The limit of one process: a provider that is slow holds up the calls to no other. */
const concurrency = 8;
const day = 24 * 3600;

export const outboundQueue: JobQueue<{ id: string }> = {
  name: 'outbound-calls',
  expireInSeconds: 60,
  // Twelve attempts over about half a day.
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 2 * 3600,
  deleteAfterSeconds: day,
};

type Options = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  readonly log: Pick<Log, 'warn' | 'error'>;
  // biome-ignore lint/suspicious/noExplicitAny: each adapter reads the payloads that were recorded for it
  readonly adapters: readonly CallAdapter<any>[];
};

/** Intent, call, result: a process killed between any two of them loses no call and makes none twice. */
export async function openOutboundCalls({ pool, jobs, log, adapters }: Options): Promise<OutboundCalls> {
  await jobs.createQueue(outboundQueue);
  const byKind = new Map(adapters.map((adapter) => [adapter.kind, adapter]));
  return {
    async record(client, { kind }, payload, options = {}) {
      const { rows } = await client.query<{ id: string }>(
        'insert into outbound_call (kind, payload) values ($1, $2) returning id',
        [kind, payload],
      );
      const id = rows[0]?.id ?? '';
      await jobs.enqueue(client, outboundQueue, { id }, options);
      return id;
    },
    async work(options = {}) {
      const workOptions = { localConcurrency: concurrency, ...options };
      await jobs.boss.work<{ id: string }>(outboundQueue.name, workOptions, async ([job]) => {
        if (job) await makeCall({ pool, log, byKind }, job.data.id);
      });
    },
  };
}

type Maker = Pick<Options, 'pool' | 'log'> & {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly byKind: ReadonlyMap<string, CallAdapter<any>>;
};
type Claimed = { kind: string; payload: object; before: 'INTENT' | 'CALLING' };

/** @throws when the call is to be made later: the job is tried again */
async function makeCall(maker: Maker, id: string): Promise<void> {
  const { pool, byKind } = maker;
  const claimed = await claim(pool, id);
  if (!claimed) return;
  const adapter = byKind.get(claimed.kind);
  if (!adapter) {
    await settle(pool, id, 'INTENT', 'no adapter is configured');
    throw new Error(`no adapter for ${claimed.kind} is configured`);
  }
  const mayCall = claimed.before === 'INTENT' || (await mayRepeat(maker, adapter, id));
  if (!mayCall) return;
  const result = await withTimeout(adapter.call(id, claimed.payload));
  switch (result.outcome) {
    case 'done':
      return settle(pool, id, 'DONE', null, adapter.keepsPayload);
    case 'refused':
      maker.log.error(
        { call: id, kind: adapter.kind, reason: result.reason },
        'outbound call: refused by the provider',
      );
      return settle(pool, id, 'FAILED', result.reason, adapter.keepsPayload);
    case 'not-made':
      await settle(pool, id, 'INTENT', result.reason);
      break;
    case 'unknown':
      // Left as CALLING: the next attempt finds out.
      break;
  }
  maker.log.warn(
    { call: id, kind: adapter.kind, reason: result.reason },
    'outbound call: failed, will retry',
  );
  throw new Error(result.reason);
}

/** Only the job of a call comes here, and one job runs at a time: a call found CALLING was left by a dead process. */
async function claim(pool: Pool, id: string): Promise<Claimed | null> {
  const { rows } = await pool.query<Claimed>(
    `update outbound_call next set state = 'CALLING', attempts = next.attempts + 1, changed_at = now()
     from (select id, state from outbound_call where id = $1 for update) previous
     where next.id = previous.id and previous.state in ('INTENT', 'CALLING')
     returning next.kind, next.payload, previous.state as before`,
    [id],
  );
  return rows[0] ?? null;
}

/** Settles a call that was left by a dead process, unless it is to be made again. */
async function mayRepeat({ pool, log }: Maker, adapter: CallAdapter<object>, id: string): Promise<boolean> {
  const { whenUnknown, kind, keepsPayload } = adapter;
  if (whenUnknown === 'repeat') return true;
  const found = whenUnknown === 'stop' ? 'unknown' : await whenUnknown(id);
  if (found === 'not-made') return true;
  if (found === 'made') {
    await settle(pool, id, 'DONE', null, keepsPayload);
    return false;
  }
  log.error(
    { call: id, kind },
    'outbound call: interrupted, the provider may have acted; it is not repeated',
  );
  await settle(pool, id, 'UNKNOWN', 'interrupted', keepsPayload);
  return false;
}

async function settle(
  pool: Pool,
  id: string,
  state: 'INTENT' | 'DONE' | 'FAILED' | 'UNKNOWN',
  reason: string | null,
  keepsPayload = state === 'INTENT',
): Promise<void> {
  await pool.query(
    `update outbound_call set state = $2, reason = $3, changed_at = now(),
       payload = case when $4 then payload end where id = $1`,
    [id, state, reason, keepsPayload],
  );
}

async function withTimeout(call: Promise<CallOutcome>): Promise<CallOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<CallOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ outcome: 'unknown', reason: 'timeout' }), callTimeoutMs);
  });
  try {
    return await Promise.race([call, timeout]);
  } catch (error) {
    return { outcome: 'unknown', reason: (error as Error).message };
  } finally {
    clearTimeout(timer);
  }
}
