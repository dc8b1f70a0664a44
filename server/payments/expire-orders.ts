import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { releaseOrder } from '#server/orders/order-payments.ts';
import type { Payments, Verification } from './payments.ts';

const batch = 100;
/** Answers that do not come before a run gives up: the gateway is down, and every one takes its full timeout. */
const maxUnknown = 3;

type DueOrder = { readonly orderId: string; readonly paymentId: string };

/**
 * Ends orders whose time to pay is over. The gateway is asked first: what is paid is paid, and an account is closed before
 * its order is given up. Without an answer the order stays as it is until the next run.
 */
export async function expireOrders(pool: Pool, payments: Payments): Promise<number> {
  if (!payments.port) return 0;
  let expired = 0;
  let unknown = 0;
  for (const { orderId, paymentId } of await findDueOrders(pool, payments.port.provider)) {
    const verified = await payments.verify(paymentId);
    const isOver = await mayExpire(payments, paymentId, verified);
    if (isOver === 'yes' && (await expire(pool, orderId))) expired += 1;
    if (isOver === 'unknown') unknown += 1;
    if (unknown === maxUnknown) break;
  }
  return expired;
}

async function mayExpire(
  payments: Payments,
  paymentId: string,
  { outcome }: Verification,
): Promise<'yes' | 'no' | 'unknown'> {
  switch (outcome) {
    case 'pending':
      return 'yes';
    case 'deposit-waiting': {
      const closed = await payments.port?.closeVirtualAccount(paymentId);
      if (closed?.outcome === 'closed') return 'yes';
      // Paid at this moment: it is asked for once more, and applied.
      if (closed?.outcome === 'refused') await payments.verify(paymentId);
      return closed?.outcome === 'refused' ? 'no' : 'unknown';
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
function expire(pool: Pool, orderId: string): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      `select from orders where id = $1 and state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING') and expires_at < now()
       for no key update skip locked`,
      [orderId],
    );
    return rowCount === 1 && (await releaseOrder(transaction, orderId, 'EXPIRED')) === 'changed';
  });
}
