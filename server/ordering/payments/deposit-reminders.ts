import type { PoolClient } from 'pg';
import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { reportFailure } from '#server/platform/jobs/failures.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { sendBuyerMessage } from '../notices/buyer-messages.ts';

const dayMs = 86_400_000;

export const reminderQueue: JobQueue<{ orderId: string }> = {
  name: 'deposit-reminders',
  expireInSeconds: 60,
  retryLimit: 5,
  retryDelay: 60,
  deleteAfterSeconds: 3600,
};

/** A day before the deadline, in the transaction that begins to wait for the deposit. */
export const createReminder =
  (jobs: Jobs) =>
  (transaction: PoolClient, orderId: string, deadline: Date): Promise<void> =>
    jobs.enqueue(
      transaction,
      reminderQueue,
      { orderId },
      { startAfter: new Date(deadline.getTime() - dayMs) },
    );

/** This process reminds buyers of deposits, beside the others. Closed with the jobs. */
export async function startDepositReminders(
  { pool, jobs, messages }: { pool: Pool; jobs: Jobs; messages: Messages },
  pollingIntervalSeconds = 30,
): Promise<void> {
  await jobs.boss.work<{ orderId: string }>(reminderQueue.name, { pollingIntervalSeconds }, async ([job]) => {
    if (!job) return;
    await remind(pool, messages, job.data.orderId).catch((error: unknown) => {
      reportFailure(reminderQueue.name, error, job.data);
      throw error;
    });
  });
}

/** A buyer who has paid meanwhile, or has given up, is left in peace. */
export function remind(pool: Pool, messages: Messages, orderId: string): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      `select from orders where id = $1 and state = 'DEPOSIT_WAITING' and deposit_deadline > now() for no key update`,
      [orderId],
    );
    if (rowCount === 1) await sendBuyerMessage(transaction, messages, { orderId, kind: 'DEPOSIT_REMINDER' });
  });
}
