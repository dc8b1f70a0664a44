import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { JobQueue, Jobs } from '#server/platform/jobs/jobs.ts';
import { startRecurringJob } from '#server/platform/jobs/recurring-job.ts';
import type { Log } from '#server/platform/log.ts';
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
  const stranded = await countStranded(pool, payments.gateway?.provider ?? null);
  if (Object.values(stranded).some((count) => count > 0))
    log.error(
      stranded,
      'payments: these wait for a payment company that is not configured any more; configure it again until none is left, or settle them with the company by hand',
    );
  if (!payments.gateway) return;
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

type Stranded = {
  /** Orders that are not paid, and the pieces that they keep. */
  readonly unpaidOrders: number;
  readonly heldPieces: number;
  /** Refunds that are promised, and paid orders of which a part may still be asked back. */
  readonly openRefunds: number;
  readonly paidOrders: number;
};

/** Nobody can be asked about them, so they stay as they are. */
async function countStranded(pool: Pool, provider: string | null): Promise<Stranded> {
  const { rows } = await pool.query<Stranded>(
    `with former as (
      select order_id, orders.state from payment join orders on orders.id = order_id
      where provider is distinct from $1 and payment.state <> 'SUPERSEDED'),
    unpaid as (select order_id from former where state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING'))
    select (select count(*)::int from unpaid) as "unpaidOrders",
      (select coalesce(sum(quantity), 0)::int from stock_reservation join unpaid using (order_id)
       where stock_reservation.state = 'HELD') as "heldPieces",
      (select count(*)::int from payment_cancel join payment on payment.id = payment_cancel.payment_id
       where provider is distinct from $1 and payment_cancel.state <> 'SUCCEEDED') as "openRefunds",
      (select count(*)::int from former where state in
        ('PAID', 'PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED')) as "paidOrders"`,
    [provider],
  );
  return rows[0] ?? { unpaidOrders: 0, heldPieces: 0, openRefunds: 0, paidOrders: 0 };
}
