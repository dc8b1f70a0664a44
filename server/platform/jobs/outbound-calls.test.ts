import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { outboundChildren } from '#tests/support/outbound-children.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { type CallAdapter, type CallOutcome, openOutboundCalls } from './outbound-calls.ts';

vi.setConfig({ testTimeout: 60_000 });

const { pool, address } = withDatabase();
const log = { warn: vi.fn(), error: vi.fn() };
let jobs: Jobs;
let providerUrl: string;
/** The requests that reached the provider, by their idempotency key. */
const requests: string[] = [];

const provider = createServer((request, response) => {
  if (request.method === 'POST') requests.push(String(request.headers['idempotency-key']));
  else response.statusCode = requests.includes(request.url?.slice(1) ?? '') ? 200 : 404;
  response.end();
});

beforeAll(async () => {
  jobs = await openJobs(pool, log);
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await jobs.close();
  provider.close();
});
beforeEach(async () => {
  requests.length = 0;
  await pool.query('truncate outbound_call');
  await pool.query('delete from jobs.job');
});

const adapterWith = (outcome: CallOutcome): CallAdapter<{ text: string }> => ({
  kind: 'test',
  call: async () => outcome,
  whenUnknown: 'stop',
});

async function record(): Promise<string> {
  const calls = await openOutboundCalls({ pool, jobs, log, adapters: [] });
  const adapter = adapterWith({ outcome: 'done' });
  return inTransaction(pool, (client) => calls.record(client, adapter, { text: 'hello' }));
}

const stateOf = async (id: string) =>
  (await pool.query('select state, payload from outbound_call where id = $1', [id])).rows[0];

const { startChild, expireJob } = outboundChildren(pool, address);

test.each([
  ['before the call', 'repeat', 'DONE', 1],
  ['before the call', 'ask', 'DONE', 1],
  ['before the call', 'stop', 'UNKNOWN', 0],
  ['before the result', 'repeat', 'DONE', 1],
  ['before the result', 'ask', 'DONE', 1],
  ['before the result', 'stop', 'UNKNOWN', 1],
  ['after the result', 'repeat', 'DONE', 1],
  ['after the result', 'ask', 'DONE', 1],
  ['after the result', 'stop', 'DONE', 1],
] as const)(
  'kill -9 %s, with a provider that is made to %s, ends %s',
  async (dieAt, whenUnknown, state, made) => {
    const id = await record();
    const adapter = { kind: 'test', provider: providerUrl, whenUnknown } as const;
    const [, signal] = await once(startChild({ dieAt, adapter }), 'exit');
    expect(signal).toBe('SIGKILL');
    await expireJob(jobs);
    startChild({ dieAt: 'never', adapter });
    const isOver = async () => {
      const { rows } = await pool.query(`select from jobs.job where state = 'completed'`);
      return rows.length === 1;
    };
    await vi.waitUntil(isOver, { timeout: 15_000, interval: 100 });
    expect(await stateOf(id)).toEqual({ state, payload: null });
    // The provider acts once per key, whatever it is sent.
    expect(new Set(requests).size).toBe(made);
    if (whenUnknown !== 'repeat') expect(requests).toHaveLength(made);
  },
);

test('a call whose transaction is rolled back is never made', async () => {
  const calls = await openOutboundCalls({ pool, jobs, log, adapters: [] });
  const lost = inTransaction(pool, async (client) => {
    await calls.record(client, adapterWith({ outcome: 'done' }), { text: 'lost' });
    throw new Error('refused');
  });
  await expect(lost).rejects.toThrow('refused');
  expect((await pool.query('select from outbound_call')).rowCount).toBe(0);
  expect((await pool.query('select from jobs.job')).rowCount).toBe(0);
});

test.each([
  [{ outcome: 'refused', reason: 'no such number' }, 'FAILED', null],
  [{ outcome: 'not-made', reason: 'connection refused' }, 'INTENT', { text: 'hello' }],
  [{ outcome: 'unknown', reason: 'timeout' }, 'CALLING', { text: 'hello' }],
] as const)('an attempt that ends %j leaves the call %s', async (outcome, state, payload) => {
  const id = await record();
  const process = await openJobs(pool, log);
  const calls = await openOutboundCalls({ pool, jobs: process, log, adapters: [adapterWith(outcome)] });
  await calls.work({ pollingIntervalSeconds: 0.5 });
  const isTried = async () => {
    const { rows } = await pool.query(`select from jobs.job where state in ('completed', 'retry')`);
    return rows.length === 1;
  };
  await vi.waitUntil(isTried, { timeout: 20_000, interval: 50 });
  await process.close();
  expect(await stateOf(id)).toEqual({ state, payload });
});
