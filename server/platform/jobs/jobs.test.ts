import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type JobQueue, type Jobs, openJobs } from './jobs.ts';

const { pool } = withDatabase();
const log = { warn: () => {}, error: () => {} };
const greetings: JobQueue<{ name: string }> = { name: 'greetings', retryLimit: 1 };
let jobs: Jobs;

beforeAll(async () => {
  jobs = await openJobs(pool, log);
  await jobs.createQueue(greetings);
});
afterAll(() => jobs.close());

const waiting = async () =>
  (await pool.query<{ name: string }>(`select data->>'name' as name from jobs.job order by 1`)).rows.map(
    ({ name }) => name,
  );

test('a job exists if, and only if, the transaction that enqueued it is committed', async () => {
  const lost = inTransaction(pool, async (client) => {
    await jobs.enqueue(client, greetings, { name: 'lost' });
    throw new Error('refused');
  });
  await expect(lost).rejects.toThrow('refused');
  await inTransaction(pool, async (client) => {
    await jobs.enqueue(client, greetings, { name: 'one' });
    await jobs.enqueueAll(client, greetings, [{ name: 'two' }, { name: 'three' }]);
    expect(await waiting()).toEqual([]);
  });
  expect(await waiting()).toEqual(['one', 'three', 'two']);
});

test('another process works on it', async () => {
  const other = await openJobs(pool, log);
  const greeted: string[] = [];
  await other.boss.work<{ name: string }>(greetings.name, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    if (job) greeted.push(job.data.name);
  });
  await inTransaction(pool, (client) => jobs.enqueue(client, greetings, { name: 'four' }));
  await vi.waitFor(() => expect(greeted).toContain('four'), { timeout: 10_000 });
  await other.close();
});

test('a queue that exists gets the options of the new release', async () => {
  await jobs.createQueue({ ...greetings, retryLimit: 5 });
  expect(await jobs.boss.getQueue(greetings.name)).toMatchObject({ retryLimit: 5 });
});
