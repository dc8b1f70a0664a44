import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { type Polling, startPolling } from '#server/platform/jobs/polling.ts';
import { workThrough } from '#server/platform/jobs/work-through.ts';
import type { Log } from '#server/platform/log.ts';
import type { OrderPrints } from './order-prints.ts';

type PrintJob = { readonly orderProductId: string; readonly name: string };

const printQueue: JobQueue<PrintJob> = {
  name: 'order-prints',
  // A file that is not there may come back: about three days.
  retryLimit: 24,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 24 * 3600,
};

type Options = {
  readonly pool: Pool;
  readonly jobs: Jobs;
  readonly prints: OrderPrints;
  readonly log: Pick<Log, 'warn'>;
  /** Interval at which this process looks for paid lines. */
  readonly pollMs?: number;
};

const batchSize = 50;

/** In the transaction that pays: what is printed is due if, and only if, it is committed. */
export async function markPrintsDue(transaction: PoolClient, orderId: string): Promise<void> {
  await transaction.query(
    'update order_product set is_print_due = true where order_id = $1 and custom_snapshot is not null',
    [orderId],
  );
}

/** Makes print files, one line at a time; any number of processes may do so. Close it before the jobs. */
export async function startOrderPrints(options: Options): Promise<Polling> {
  const { pool, jobs, prints, log, pollMs = 2_000 } = options;
  await jobs.createQueue(printQueue);
  await workThrough(jobs, printQueue, {
    pollMs,
    run: ({ orderProductId, name }) =>
      prints.make(orderProductId, name).catch((error: unknown) => {
        log.warn({ err: error, orderProductId }, 'print files: making those of a line failed, will retry');
        throw error;
      }),
  });
  const enqueue = () =>
    enqueueDueLines(pool, jobs).catch((error: unknown) => {
      log.warn({ err: error }, 'print files: queueing paid lines failed, will retry');
    });
  return startPolling(enqueue, pollMs);
}

async function enqueueDueLines(pool: Pool, jobs: Jobs): Promise<void> {
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `update order_product set is_print_due = false where id in (
           select id from order_product where is_print_due order by id limit $1 for no key update skip locked
         ) returning id`,
        [batchSize],
      );
      const due = rows.map(({ id }) => ({ orderProductId: id, name: randomUUID() }));
      if (due.length > 0) await jobs.enqueueAll(client, printQueue, due);
      return due.length;
    });
    if (count < batchSize) return;
  }
}
