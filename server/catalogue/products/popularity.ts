import type { ClientBase } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';

/** Rows that one statement locks. */
const batch = 1_000;

/** Seconds between two refreshes, of all processes together. */
const interval = 600;

export const popularityQueue: JobQueue<object> = {
  name: 'refresh-popularity',
  expireInSeconds: 300,
  deleteAfterSeconds: 3600,
};

/** This process refreshes the popularity of products, in turn with the others. Closed with the jobs. */
export async function startPopularity(pool: Pool, jobs: Jobs, pollingIntervalSeconds = 30): Promise<void> {
  const run = () => refreshPopularity(pool);
  await startRecurringJob(jobs, { queue: popularityQueue, interval, run, pollingIntervalSeconds });
}

/**
 * Brings `product.popularity` up to date. Rows that keep their value are not written, because a row that is written gets
 * new entries in all indexes of the table.
 */
export async function refreshPopularity(database: Pool | ClientBase): Promise<number> {
  let changed = 0;
  for (;;) {
    const { rowCount } = await database.query(
      `update product set popularity = product_popularity(like_count, review_count)
       where id in (
         select id from product where popularity <> product_popularity(like_count, review_count)
         order by id limit $1 for no key update skip locked)`,
      [batch],
    );
    changed += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return changed;
  }
}
