import type { Pool } from '#server/platform/database/pool.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';
import type { Log } from '#server/platform/log.ts';
import { checkBooks } from './check-books.ts';

/** Seconds between two looks at the clock, of all processes together. */
const interval = 1_800;

/** Log lines of one check in one run; the metric counts the others too. */
const maxLines = 50;

const queue: JobQueue<object> = { name: 'books', expireInSeconds: 7_200, deleteAfterSeconds: 3_600 };

type Parts = { readonly pool: Pool; readonly jobs: Jobs; readonly log: Pick<Log, 'error' | 'info'> };

/** This process proves each night that the books add up, in turn with the others. Closed with the jobs. */
export async function startBooks({ pool, jobs, log }: Parts, pollingIntervalSeconds = 60): Promise<void> {
  const run = async () => {
    if (await isDue(pool)) await reportBooks(pool, log);
  };
  await startRecurringJob(jobs, { queue, interval, run, pollingIntervalSeconds });
}

/** Between four and five in Korea; at any hour when a night was missed. */
async function isDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isDue: boolean }>(
    `select coalesce(max(checked_at) < now() - case when extract(hour from now() at time zone 'Asia/Seoul') = 4
       then interval '12 hours' else interval '26 hours' end, true) as "isDue" from books_check`,
  );
  return rows[0]?.isDue ?? true;
}

/** A line for each thing that does not add up, and what to look at. */
export async function reportBooks(pool: Pool, log: Parts['log']): Promise<void> {
  const lines = new Map<string, number>();
  const results = await checkBooks(pool, ({ lookAt, ...mismatch }) => {
    const count = (lines.get(mismatch.check) ?? 0) + 1;
    lines.set(mismatch.check, count);
    if (count <= maxLines) log.error(mismatch, `books: ${lookAt}`);
  });
  const mismatches = results.reduce((total, result) => total + result.mismatches, 0);
  if (mismatches === 0) log.info({ checks: results.length }, 'books: everything adds up');
  else
    log.error(
      { mismatches },
      'books: not everything adds up; npm run books lists all of it, and proves it once it is mended',
    );
}
