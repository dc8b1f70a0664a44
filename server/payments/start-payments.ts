import type { Pool } from '#server/database/pool.ts';
import type { JobQueue, Jobs } from '#server/jobs/jobs.ts';
import { startRecurringJob } from '#server/jobs/recurring-job.ts';
import type { Log } from '#server/log.ts';
import type { Messages } from '#server/messages/messages.ts';
import { startDepositReminders } from './deposit-reminders.ts';
import { expireOrders } from './expire-orders.ts';
import type { Payments } from './payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { startRefundWatch } from './watch-refunds.ts';

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
  readonly log: Pick<Log, 'error'>;
};

/** This process ends orders that nobody pays, and asks for payments that nobody tells of, in turn with the others. */
export async function startPayments({ pool, jobs, payments, messages, log }: Parts): Promise<void> {
  if (!payments.port) return;
  const forgotten = await countForgotten(pool, payments.port.provider);
  if (forgotten > 0)
    log.error({ orders: forgotten }, 'payments: orders wait for a gateway that is not configured any more');
  await startDepositReminders({ pool, jobs, messages });
  await startRecurringJob(jobs, {
    queue: expiryQueue,
    interval: minute,
    run: () => expireOrders(pool, payments),
  });
  await startRefundWatch(jobs, { pool, payments, log });
  await startRecurringJob(jobs, {
    queue: reconciliationQueue,
    interval: minute,
    run: () => reconcilePayments(pool, payments),
  });
}

/** Nobody can be asked about them, so they stay as they are. */
async function countForgotten(pool: Pool, provider: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from orders o join payment p on p.order_id = o.id and p.state <> 'SUPERSEDED'
     where o.state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING') and p.provider <> $1`,
    [provider],
  );
  return rows[0]?.count ?? 0;
}
