import type { Pool } from '#server/database/pool.ts';
import type { JobQueue, Jobs } from '#server/jobs/jobs.ts';
import { startRecurringJob } from '#server/jobs/recurring-job.ts';
import type { Messages } from '#server/messages/messages.ts';
import { startDepositReminders } from './deposit-reminders.ts';
import { expireOrders } from './expire-orders.ts';
import type { Payments } from './payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const expiryQueue: JobQueue<object> = {
  name: 'expire-orders',
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
};
const reconciliationQueue: JobQueue<object> = {
  name: 'reconcile-payments',
  expireInSeconds: 600,
  deleteAfterSeconds: 3600,
};

const minute = 60;

type Parts = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  readonly payments: Payments;
  readonly messages: Messages;
};

/** This process ends orders that nobody pays, and asks for payments that nobody tells of, in turn with the others. */
export async function startPayments({ pool, jobs, payments, messages }: Parts): Promise<void> {
  if (!payments.port) return;
  await startDepositReminders({ pool, jobs, messages });
  await startRecurringJob(jobs, {
    queue: expiryQueue,
    interval: minute,
    run: () => expireOrders(pool, payments),
  });
  await startRecurringJob(jobs, {
    queue: reconciliationQueue,
    interval: minute,
    run: () => reconcilePayments(pool, payments),
  });
}
