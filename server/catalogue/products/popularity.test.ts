import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { popularityQueue, startPopularity } from './popularity.ts';

const { pool } = withDatabase();
let processes: readonly Jobs[];

beforeAll(async () => {
  const open = () => openJobs(pool, { warn: () => {}, error: () => {} });
  processes = [await open(), await open()];
});
afterAll(() => Promise.all(processes.map((jobs) => jobs.close())));

test('two processes that start refresh once, and arrange one refresh more', async () => {
  const product = await catalogue(pool).product();
  await pool.query('update product set like_count = 30 where id = $1', [product]);
  for (const jobs of processes) await startPopularity(pool, jobs, 0.5);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select popularity from product where id = $1', [product]);
      expect(rows).toEqual([{ popularity: 69 }]);
    },
    { timeout: 15_000 },
  );
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select state, start_after > now() as "isLater" from jobs.job where name = $1 order by start_after`,
      [popularityQueue.name],
    );
    expect(rows).toEqual([
      { state: 'completed', isLater: false },
      { state: 'created', isLater: true },
    ]);
  });
});
