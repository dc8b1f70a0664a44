import type { Pool } from '#server/platform/database/pool.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';
import { expirePoints } from '../points/expire-points.ts';

/** Seconds between two runs, of all processes together. */
const interval = 3_600;

const queue: JobQueue<object> = {
  name: 'clean-up-buying',
  expireInSeconds: 300,
  deleteAfterSeconds: 3_600,
};

/** This process removes what nobody needs any more, in turn with the others. Closed with the jobs. */
export async function startCleanUp(pool: Pool, jobs: Jobs, pollingIntervalSeconds = 60): Promise<void> {
  const run = () => cleanUp(pool);
  await startRecurringJob(jobs, { queue, interval, run, pollingIntervalSeconds });
}

const statements = {
  carts: `delete from cart using shop_policy where last_seen_at < now() - cart_keep_days * interval '1 day'`,
  checkouts: `delete from checkout where expires_at < now() - interval '1 day'`,
  // An item that was removed can be brought back for a day.
  addresses: `delete from user_address where deleted_at < now() - interval '1 day'`,
  'wrong codes': `delete from coupon_code_failure where created_at < now() - interval '1 day'`,
  coupons: `update user_coupon set state = 'EXPIRED' where id in (
    select id from user_coupon where state = 'ISSUED' and expires_at <= now()
    order by id limit 10000 for no key update skip locked)`,
} as const;

/** May run twice, or end in the middle: every statement stands for itself, and one that fails stops no other. */
export async function cleanUp(pool: Pool): Promise<void> {
  await eachContained(queue.name, Object.values(statements), (statement) => pool.query(statement));
  await expirePoints(pool);
}
