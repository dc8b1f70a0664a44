import type { Pool } from '#server/platform/database/pool.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import { isUnreadable, type Payments } from './payments.ts';
import { setProcessed } from './webhook-inbox.ts';

const batch = 50;
const maxUnknown = 3;

/**
 * Asks the gateway about payments whose end nobody has told us: the answer was lost, the process was killed, the webhook did
 * not come.
 */
export async function reconcilePayments(pool: Pool, payments: Payments): Promise<void> {
  if (!payments.gateway) return;
  // A webhook that comes again after so long is refused for its age.
  await pool.query(`delete from payment_event where received_at < now() - interval '30 days'`);
  let unknown = 0;
  await eachContained('reconcile-payments', await findOpen(pool, payments.gateway.provider), async (open) => {
    if (unknown === maxUnknown) return;
    const verified = await payments.verify(open.paymentId);
    if (open.webhookId !== null) await setProcessed(pool, open.webhookId, verified);
    if (verified.outcome === 'unknown' && !isUnreadable(verified)) unknown += 1;
  });
}

type Open = { readonly webhookId: string | null; readonly paymentId: string };

/**
 * Webhooks that were not processed; attempts that are open, each minute, and accounts each ten; and for a day, each hour,
 * whatever was given up, because money may still come for it. An account is given up a week after it was requested. What is
 * paid, each hour until it is sent and each day until it is kept, because money may be given back without us.
 */
async function findOpen(pool: Pool, provider: string): Promise<readonly Open[]> {
  const { rows } = await pool.query<Open>(
    `(select webhook_id as "webhookId", payment_id as "paymentId" from payment_event
      where processed_at is null and provider = $2 and received_at between now() - interval '1 day' and now() - interval '5 seconds'
      order by (select checked_at from payment where payment.payment_id = payment_event.payment_id) nulls first, received_at
      limit $1)
     union all
     (select null, p.payment_id from payment p join orders o on o.id = p.order_id
      where p.state in ('READY', 'PENDING', 'UNKNOWN', 'VIRTUAL_ACCOUNT_ISSUED')
        and o.state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING') and p.provider = $2
        and p.requested_at < now() - interval '30 seconds'
        and (p.checked_at is null or p.checked_at < now() -
          case when p.state = 'VIRTUAL_ACCOUNT_ISSUED' then interval '10 minutes' else interval '1 minute' end)
      order by p.checked_at nulls first limit $1)
     union all
     (select null, p.payment_id from payment p join orders o on o.id = p.order_id
      where p.state in ('SUPERSEDED', 'FAILED', 'CANCELLED') and p.provider = $2
        and p.requested_at > now() - interval '9 days'
        and greatest(p.requested_at, o.updated_at) > now() - interval '1 day'
        and coalesce(p.checked_at, p.requested_at) < now() - interval '1 hour'
      order by p.checked_at nulls first limit $1)
     union all
     (select null, p.payment_id from payment p join orders o on o.id = p.order_id
      where p.state in ('PAID', 'PARTIAL_CANCELLED') and p.provider = $2
        and o.state in ('PAID', 'PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING', 'DELIVERED')
        and coalesce(p.checked_at, p.requested_at) < now() -
          case when o.state in ('SHIPPING', 'DELIVERED') then interval '1 day' else interval '1 hour' end
      order by p.checked_at nulls first limit $1)`,
    [batch, provider],
  );
  return rows;
}
