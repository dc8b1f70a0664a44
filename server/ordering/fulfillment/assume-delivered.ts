import type { PoolClient } from 'pg';
import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import { sendBuyerMessage } from '../notices/buyer-messages.ts';
import { isHeldOf } from '../order-core/held-orders.ts';
import { markDelivered } from './mark-delivered.ts';

const batch = 100;

/** A parcel of which its carrier says that something is wrong is for a person to decide. */
const isSilent = `delivered_at is null and state <> 'EXCEPTION'`;
/** The duration of a notice, before anything is assumed. */
const noticeDays = `interval '3 days'`;
const assumeDays = `(select assume_delivered_days from shop_policy) * interval '1 day'`;

type Parcel = CamelColumns<'delivery', 'id' | 'order_id'>;
type Parts = { readonly pool: Pool; readonly messages: Messages };

/**
 * Nobody tells of some parcels. Their buyers are asked three days before, and then they count as delivered, so that buyers
 * can confirm, review and claim. One parcel per transaction: may run twice, or end in the middle.
 */
export async function assumeDeliveries({ pool, messages }: Parts): Promise<void> {
  const isNoticeDue = `${isSilent} and assumption_notice_at is null and shipped_at <= now() - ${assumeDays} + ${noticeDays}`;
  await forEach(pool, isNoticeDue, async (transaction, { id, orderId }) => {
    await transaction.query('update delivery set assumption_notice_at = now() where id = $1', [id]);
    await sendBuyerMessage(transaction, messages, { orderId, kind: 'DELIVERY_ASSUMED' });
  });
  const isOver = `${isSilent} and assumption_notice_at <= now() - ${noticeDays} and shipped_at <= now() - ${assumeDays}`;
  await forEach(pool, isOver, async (transaction, { id }) => {
    const lineIds = await linesOnTheirWay(transaction, id);
    const arrival = { deliveredAt: new Date(), actor: { type: 'SYSTEM' }, reason: 'ASSUMED' } as const;
    await markDelivered(transaction, { lineIds, ...arrival });
  });
}

/** Of parcels with something in them that is still on its way; each is looked at again once its order is locked. */
async function forEach(
  pool: Pool,
  condition: string,
  work: (transaction: PoolClient, parcel: Parcel) => Promise<void>,
  leftOut: readonly string[] = [],
): Promise<void> {
  const isDue = `${condition} and exists (
    select from order_product line where line.delivery_id = delivery.id and line.state = 'SHIPPING') and not ${isHeldOf('delivery.order_id')}`;
  const { rows } = await pool.query<Parcel>(
    `select id, order_id as "orderId" from delivery where ${isDue} and id <> all ($2)
     order by shipped_at limit $1`,
    [batch, leftOut],
  );
  const failed = await eachContained('assume-deliveries', rows, (parcel) =>
    inTransaction(pool, async (transaction) => {
      await transaction.query('select from orders where id = $1 for no key update', [parcel.orderId]);
      const { rowCount } = await transaction.query(
        `select from delivery where id = $1 and ${isDue} for no key update`,
        [parcel.id],
      );
      if (rowCount === 1) await work(transaction, parcel);
    }),
  );
  // Lines that fail stay at the head: the others get their turn within the same run.
  if (rows.length === batch && failed.length > 0)
    await forEach(pool, condition, work, [...leftOut, ...failed.map(({ id }) => id)]);
}

async function linesOnTheirWay(transaction: PoolClient, deliveryId: string): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from order_product where delivery_id = $1 and state = 'SHIPPING'`,
    [deliveryId],
  );
  return rows.map(({ id }) => id);
}
