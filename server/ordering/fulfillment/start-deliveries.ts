import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';
import { assumeDeliveries } from './assume-delivered.ts';
import { confirmDueLines } from './confirm-line.ts';
import type { DeliveryTracker } from './delivery-tracker.ts';
import { trackDeliveries } from './track-deliveries.ts';

const queue = (name: string): JobQueue<object> => ({
  name,
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
});

const minute = 60;

type Parts = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  readonly messages: Messages;
  readonly tracker: DeliveryTracker | null;
};

/** This process follows parcels, and confirms what nobody complains about, in turn with the others. Closed with the jobs. */
export async function startDeliveries({ pool, jobs, messages, tracker }: Parts): Promise<void> {
  if (tracker) {
    const interval = Math.min(minute, tracker.intervalSeconds);
    await startRecurringJob(jobs, {
      queue: queue('track-deliveries'),
      interval,
      run: () => trackDeliveries(pool, tracker),
      pollingIntervalSeconds: interval / 2,
    });
  }
  await startRecurringJob(jobs, {
    queue: queue('assume-deliveries'),
    interval: 60 * minute,
    run: () => assumeDeliveries({ pool, messages }),
  });
  await startRecurringJob(jobs, {
    queue: queue('confirm-deliveries'),
    interval: 5 * minute,
    run: () => confirmDueLines(pool),
  });
}
