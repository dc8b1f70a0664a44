import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import { isUnreadable, type Payments, type Verification } from './payments.ts';
import { releaseOrder } from './settle-order.ts';

const batch = 1_000;
/** Questions at the same time. */
const atOnce = 6;
/** Answers that do not come before a run gives up: the gateway is down, and every one takes its full timeout. */
const maxUnknown = 3;

type DueOrder = { readonly orderId: string; readonly paymentId: string };

/**
 * Ends orders whose time to pay is over. The gateway is asked first: what is paid is paid, and an account is closed before
 * its order is given up. Without an answer the order stays as it is until the next run.
 */
export async function expireOrders(pool: Pool, payments: Payments): Promise<number> {
  if (!payments.gateway) return 0;
  let expired = 0;
  let unknown = 0;
  const end = async (due: DueOrder): Promise<void> => {
    if (unknown === maxUnknown) return;
    const verified = await payments.verify(due.paymentId);
    const isOver = await mayExpire(payments, due.paymentId, verified);
    const days = isOver === 'later' ? 1 : 0;
    if ((isOver === 'yes' || isOver === 'later') && (await expire(pool, due.orderId, days))) expired += 1;
    if (isOver === 'unknown' && !isUnreadable(verified)) unknown += 1;
  };
  const orders = await findDueOrders(pool, payments.gateway.provider);
  // One after the other until the gateway has answered.
  await eachContained('expire-orders', orders.slice(0, maxUnknown), end);
  const others = orders.slice(maxUnknown);
  const rows = Array.from({ length: atOnce }, (_, row) => others.filter((_order, at) => at % atOnce === row));
  await Promise.all(rows.map((row) => eachContained('expire-orders', row, end)));
  return expired;
}

async function mayExpire(
  payments: Payments,
  paymentId: string,
  { outcome }: Verification,
): Promise<'yes' | 'later' | 'no' | 'unknown'> {
  switch (outcome) {
    case 'pending':
      return 'yes';
    case 'deposit-waiting': {
      const closed = await payments.gateway?.closeVirtualAccount(paymentId);
      if (closed?.outcome === 'closed') return 'yes';
      if (closed?.outcome !== 'refused') return 'unknown';
      // Paid at this moment: it is asked for once more, and applied. One that cannot be closed does not wait for ever.
      return (await payments.verify(paymentId)).outcome === 'deposit-waiting' ? 'later' : 'no';
    }
    case 'unknown':
      return 'unknown';
    case 'paid':
    case 'failed':
    case 'mismatch':
    case 'given-back':
    case 'no-payment':
      return 'no';
  }
}

async function findDueOrders(pool: Pool, provider: string): Promise<readonly DueOrder[]> {
  const { rows } = await pool.query<DueOrder>(
    `select o.id as "orderId", p.payment_id as "paymentId"
     from orders o join payment p on p.order_id = o.id and p.state <> 'SUPERSEDED'
     where o.state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING') and o.expires_at < now()
       and p.provider = $2
     order by p.checked_at nulls first limit $1`,
    [batch, provider],
  );
  return rows;
}

/** Only if it is still due, and nobody else is changing it. */
function expire(pool: Pool, orderId: string, days: number): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      `select from orders where id = $1 and state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING') and expires_at < now() - make_interval(days => $2)
       for no key update skip locked`,
      [orderId, days],
    );
    return rowCount === 1 && (await releaseOrder(transaction, orderId, 'EXPIRED')) === 'changed';
  });
}
