import type { PoolClient } from 'pg';
import type { SandboxAddress } from '#server/app/adapters/open-payment-gateway.ts';
import { requestCancellation } from '#server/ordering/claims/request-cancellation.ts';
import { insertDelivery } from '#server/ordering/fulfillment/carriers.ts';
import { confirmLine } from '#server/ordering/fulfillment/confirm-line.ts';
import { markDelivered } from '#server/ordering/fulfillment/mark-delivered.ts';
import { type Actor, changeLineState } from '#server/ordering/order-core/order-state.ts';
import type { Payments } from '#server/ordering/payments/payments.ts';
import { cancelOrder } from '#server/ordering/refunds/cancel-order.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isShown } from '#server/platform/database/visibility.ts';
import { type PastOrder, pastOrders } from '../catalogue/past-orders.ts';
import { memberId as idOfMember, productId } from '../keys/ids.ts';
import { stableId } from '../keys/stable-id.ts';
import { sandboxCarrier } from '../sandbox-carrier.ts';
import { dateBack } from './date-back.ts';
import { orderAtShop } from './order-at-shop.ts';

type Parts = {
  readonly pool: Pool;
  readonly payments: Payments;
  readonly sandbox: Pick<SandboxAddress, 'address'>;
  readonly dataKey: Buffer;
};

const memberId = idOfMember('shopper');
const operator: Actor = { type: 'ADMIN', id: idOfMember('admin') };

/** Behind the open shop: orders of its shopper, made as real ones are and then dated back. Those that are there stay. */
export async function makePastOrders(parts: Parts): Promise<void> {
  // They are paid at the window of V2.
  if (parts.payments.gateway?.provider !== 'PORTONE_V2') return;
  for (const order of pastOrders) {
    const id = stableId('orders', order.key);
    const { rowCount } = await parts.pool.query(
      'select from checkout where id = $1 union all select from orders where id = $1',
      [id],
    );
    if (rowCount === 0 && (await areSold(parts.pool, order))) await makePastOrder(parts, id, order);
  }
}

/** A product is left out of the shop when its files cannot be drawn. */
async function areSold(pool: Pool, { products }: PastOrder): Promise<boolean> {
  const ids = products.map(({ product }) => productId(product));
  const { rowCount } = await pool.query(`select from product where id = any($1) and ${isShown('product')}`, [
    ids,
  ]);
  return rowCount === new Set(ids).size;
}

async function makePastOrder(parts: Parts, id: string, order: PastOrder): Promise<void> {
  await orderAtShop(parts, { id, memberId, products: order.products });
  await inTransaction(parts.pool, async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      'select id from order_product where order_id = $1 order by position',
      [id],
    );
    const lineIds = rows.map((line) => line.id);
    for (const state of order.states) await move(transaction, parts, { id, lineIds, order, state });
    await dateBack(transaction, id, order);
    // Nobody is told of what happened days ago.
    await transaction.query('delete from order_notice where order_id = $1', [id]);
    await transaction.query(
      `delete from push_message where topic = 'ORDER' and path = '/mypage/order/' || $1`,
      [id],
    );
  });
}

type Move = {
  readonly id: string;
  readonly lineIds: readonly string[];
  readonly order: PastOrder;
  readonly state: PastOrder['states'][number];
};

async function move(
  transaction: PoolClient,
  parts: Parts,
  { id, lineIds, order, state }: Move,
): Promise<void> {
  switch (state) {
    case 'CANCELED': {
      const { payments, dataKey } = parts;
      await cancelOrder(
        transaction,
        { memberId, payments, dataKey, requestCancellation },
        { orderId: id, reason_code: 'CHANGED_MIND' },
      );
      return;
    }
    case 'DELIVERED':
      await markDelivered(transaction, { lineIds, deliveredAt: new Date(), actor: operator });
      return;
    case 'CONFIRMED':
      for (const lineId of lineIds)
        await confirmLine(transaction, { lineId, actor: { type: 'USER', id: memberId } });
      return;
    default:
      if (state === 'SHIPPING' && order.parcel) await handOver(transaction, id, order.parcel.trackingNumber);
      await changeLineState(transaction, { lineIds, to: state, actor: operator });
  }
}

async function handOver(transaction: PoolClient, orderId: string, trackingNumber: string): Promise<void> {
  const deliveryId = await insertDelivery(transaction, orderId, {
    carrierCode: sandboxCarrier,
    trackingNumber,
  });
  await transaction.query('update order_product set delivery_id = $2 where order_id = $1', [
    orderId,
    deliveryId,
  ]);
}
