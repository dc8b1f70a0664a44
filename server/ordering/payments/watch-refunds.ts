import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';
import type { Log } from '#server/platform/log.ts';
import type { Payments } from './payments.ts';

/** Seconds between two runs, of all processes together. */
const interval = 600;

const queue: JobQueue<object> = {
  name: 'watch-refunds',
  expireInSeconds: 300,
  deleteAfterSeconds: 3_600,
};

type Parts = {
  readonly pool: Pool;
  readonly payments: Pick<Payments, 'repeatCancel' | 'settleCashReceipt'>;
  readonly log: Pick<Log, 'error'>;
};

/** This process looks for money that does not go back, in turn with the others. Closed with the jobs. */
export async function startRefundWatch(jobs: Jobs, parts: Parts): Promise<void> {
  await startRecurringJob(jobs, { queue, interval, run: () => watchRefunds(parts) });
}

type Late = { readonly id: string; readonly state: string; readonly isSilent: boolean };

/**
 * Says in the log which refunds a person has to look at: refused ones, and those that the law wants to be over. What nobody
 * tries any more is tried again; the gateway is asked first what has become of it. May run twice.
 */
export async function watchRefunds({ pool, payments, log }: Parts): Promise<void> {
  await settleReceipts(pool, payments);
  const { rows } = await pool.query<Late>(
    `select id, state, is_silent as "isSilent" from payment_cancel cancel cross join lateral (
       select cancel.state in ('REQUESTED', 'UNKNOWN') and cancel.created_at < now() - interval '3 hours'
         and not exists (select from outbound_call where kind = 'payment-cancel'
           and payload ->> 'cancelId' = cancel.id::text and changed_at > now() - interval '3 hours') as is_silent) calls
     where refund_due_at is not null and state <> 'SUCCEEDED'
       and (state = 'FAILED' or refund_due_at < now() or is_silent)
     order by created_at, id limit 500`,
  );
  if (rows.length === 0) return;
  log.error({ refunds: rows.map(({ id, state }) => ({ id, state })) }, 'refunds: money does not go back');
  const silent = rows.filter(({ isSilent }) => isSilent);
  await eachContained(queue.name, silent, ({ id }) => repeat(pool, payments, id));
}

/** Cash receipts wait for refunds, which may take days: longer than a call is tried. */
async function settleReceipts(pool: Pool, payments: Parts['payments']): Promise<void> {
  const { rows } = await pool.query<{ orderId: string }>(
    `select order_id as "orderId" from cash_receipt receipt join orders on orders.id = order_id
     where receipt.state = 'REQUESTED' and paid_at < now() - interval '3 hours'
       and not exists (select from outbound_call where kind = 'cash-receipt'
         and payload ->> 'receiptId' = receipt.id::text and changed_at > now() - interval '3 hours')
     order by receipt.id limit 500`,
  );
  await eachContained(queue.name, rows, ({ orderId }) =>
    inTransaction(pool, async (transaction) => {
      await transaction.query('select from orders where id = $1 for no key update', [orderId]);
      await payments.settleCashReceipt(transaction, orderId);
    }),
  );
}

/** Unless it has been settled, or another process was faster. */
function repeat(pool: Pool, payments: Parts['payments'], id: string): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      `select from payment_cancel where id = $1 and state in ('REQUESTED', 'UNKNOWN') and not exists (
         select from outbound_call where kind = 'payment-cancel' and payload ->> 'cancelId' = $1::text
           and changed_at > now() - interval '3 hours')
       for no key update skip locked`,
      [id],
    );
    if (rowCount === 1) await payments.repeatCancel(transaction, id);
  });
}
