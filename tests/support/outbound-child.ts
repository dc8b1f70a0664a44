import { createPool } from '#server/database/pool.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { type CallAdapter, openOutboundCalls } from '#server/jobs/outbound-calls.ts';

// A process that makes outbound calls and, at a point that a test names, is killed as by `kill -9`.

type Order = {
  readonly database: object;
  readonly provider: string;
  readonly dieAt: 'before the call' | 'before the result' | 'after the result' | 'never';
  readonly whenUnknown: 'repeat' | 'stop' | 'ask';
};

const { database, provider, dieAt, whenUnknown }: Order = JSON.parse(process.argv[2] ?? '{}');
const log = { warn: () => {}, error: () => {} };
const pool = createPool(database, log);
const jobs = await openJobs(pool, log);

async function dieIf(point: Order['dieAt']): Promise<void> {
  if (point !== dieAt) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
}

const adapter: CallAdapter<{ text: string }> = {
  kind: 'test',
  async call(id, { text }) {
    await dieIf('before the call');
    await fetch(provider, { method: 'POST', headers: { 'idempotency-key': id }, body: text });
    await dieIf('before the result');
    return { outcome: 'done' };
  },
  whenUnknown:
    whenUnknown === 'ask'
      ? async (id) => ((await fetch(`${provider}/${id}`)).ok ? 'made' : 'not-made')
      : whenUnknown,
};

const query = pool.query.bind(pool);
// The job is completed by a statement of its own, after the result is written.
pool.query = (async (...args: Parameters<typeof query>) => {
  const result = await query(...args);
  if (String(args[0]).includes('update outbound_call set state')) await dieIf('after the result');
  return result;
}) as typeof query;

const calls = await openOutboundCalls({ pool, jobs, log, adapters: [adapter] });
await calls.work({ pollingIntervalSeconds: 0.5 });
process.send?.('working');
