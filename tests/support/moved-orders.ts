import type { Pool } from 'pg';
import { insertDelivery } from '#server/ordering/fulfillment/carriers.ts';
import { markDelivered } from '#server/ordering/fulfillment/mark-delivered.ts';
import { type Actor, changeLineState, type OrderState } from '#server/ordering/order-core/order-state.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { orderingRows } from './ordering.ts';
import { insertPaidOrder } from './paid-order.ts';

const operator: Actor = { type: 'ADMIN' };
let parcels = 0;

/** As operators do, step by step. */
export async function moveLines(
  pool: Pool,
  lineIds: readonly string[],
  ...states: readonly OrderState[]
): Promise<void> {
  for (const to of states) {
    const refused = await inTransaction(pool, (transaction) =>
      changeLineState(transaction, { lineIds, to, actor: operator }),
    );
    if (refused.length > 0) throw new Error(`A line cannot be ${to}.`);
  }
}

/** Paid orders that have come further. */
export function movedOrders(pool: Pool) {
  const make = orderingRows(pool);

  const move = (lineIds: readonly string[], ...states: OrderState[]) => moveLines(pool, lineIds, ...states);

  /** In one parcel that set off so many days ago. */
  const shipped = async (
    changes: Parameters<typeof insertPaidOrder>[1] & { readonly daysAgo?: number } = {},
  ) => {
    const { daysAgo = 0, ...rest } = changes;
    const order = await insertPaidOrder(pool, rest);
    parcels += 1;
    const trackingNumber = `68${String(parcels).padStart(10, '1')}`;
    const deliveryId = await inTransaction(pool, (transaction) =>
      insertDelivery(transaction, order.orderId, { carrierCode: 'CJ', trackingNumber }),
    );
    await pool.query('update order_product set delivery_id = $2 where order_id = $1', [
      order.orderId,
      deliveryId,
    ]);
    await pool.query('update delivery set shipped_at = now() - make_interval(days => $2) where id = $1', [
      deliveryId,
      daysAgo,
    ]);
    await move(order.lineIds, 'SHIPPING_READY', 'SHIPPING');
    return { ...order, deliveryId, trackingNumber };
  };

  const delivered = async (changes: Parameters<typeof shipped>[0] = {}) => {
    const order = await shipped(changes);
    await inTransaction(pool, (transaction) =>
      markDelivered(transaction, { lineIds: order.lineIds, deliveredAt: new Date(), actor: operator }),
    );
    return order;
  };

  /** Its lines are decorated, so they are produced first. */
  const decorate = async ({ lineIds }: { readonly lineIds: readonly string[] }) => {
    const { customId } = await make.custom(await make.variant(1));
    await pool.query(
      `update order_product set product_custom_id = $2, custom_snapshot = '{"sides": []}' where id = any($1)`,
      [lineIds, customId],
    );
  };

  const stateOf = async (id: string) => {
    const { rows } = await pool.query<{ state: OrderState }>(
      'select state from order_product where id = $1',
      [id],
    );
    return rows[0]?.state;
  };

  return { move, shipped, delivered, decorate, stateOf };
}
