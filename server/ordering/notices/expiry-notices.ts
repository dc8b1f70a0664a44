import type { Pool } from 'pg';
import { isQuietHour } from '#server/members/ad-policy.ts';
import type { Messages } from '#server/messages/messages.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';
import { notifyExpiringCoupons } from '../coupons/expiring-coupons.ts';
import { notifyExpiringPoints } from '../points/expiring-points.ts';

/** Seconds between two runs, of all processes together. */
const interval = 3_600;

const queue: JobQueue<object> = {
  name: 'expiry-notices',
  expireInSeconds: 600,
  deleteAfterSeconds: 3_600,
};

type Parts = { readonly pool: Pool; readonly jobs: Jobs; readonly messages: Messages };

/** This process tells members what of theirs expires soon, in turn with the others. Closed with the jobs. */
export async function startExpiryNotices({ pool, jobs, messages }: Parts): Promise<void> {
  if (!messages.isAvailable('email') && !messages.isAvailable('sms')) return;
  await startRecurringJob(jobs, {
    queue,
    interval,
    async run() {
      if (isQuietHour(new Date())) return;
      await eachContained(queue.name, [notifyExpiringCoupons, notifyExpiringPoints], (notify) =>
        notify(pool, messages),
      );
    },
  });
}
