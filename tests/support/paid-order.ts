import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { markPaid } from '#server/ordering/payments/settle-order.ts';
import { reserveStock } from '#server/ordering/stock/stock-reservations.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { catalogue } from './catalogue.ts';
import { insertOrder, insertOrderLine } from './order-rows.ts';

type Changes = {
  readonly lines?: number;
  readonly quantity?: number;
  readonly price?: number;
  readonly delivery?: number;
  /** The share of each line. */
  readonly pointShare?: number;
  readonly memberId?: string;
  readonly method?: 'CARD' | 'VIRTUAL_ACCOUNT';
  readonly isCustomMade?: boolean;
  readonly stock?: number;
};

/** A paid order whose money no gateway knows, of as many lines as are asked for, each of a product of its own. */
export async function insertPaidOrder(
  pool: Pool,
  {
    lines = 1,
    quantity = 1,
    price = 10_000,
    delivery = 3_000,
    pointShare = 0,
    method = 'CARD',
    isCustomMade = false,
    stock = 20,
    ...changes
  }: Changes = {},
) {
  const rows = catalogue(pool);
  const memberId = changes.memberId ?? (await rows.user());
  const total = lines * price * quantity;
  const amount = total + delivery - pointShare * lines;
  const { id, number } = await insertOrder(rows, {
    user_id: memberId,
    payment_method: method,
    product_amount: total,
    delivery_amount: delivery,
    point_amount: pointShare * lines,
    payment_amount: amount,
    quote: JSON.stringify({ used_coupons: [], delivery: { base: delivery, free_threshold: 50_000 } }),
  });
  const lineIds: string[] = [];
  const variantIds: string[] = [];
  for (let position = 0; position < lines; position += 1) {
    const { lineId, variantId } = await insertOrderLine(rows, stock, {
      order_id: id,
      position,
      quantity,
      unit_price: price,
      point_share: pointShare,
      paid_amount: price * quantity - pointShare,
      is_custom_made: isCustomMade,
      withdrawal_limited: isCustomMade,
      withdrawal_consent_at: isCustomMade ? new Date() : null,
    });
    lineIds.push(lineId);
    variantIds.push(variantId);
  }
  const paymentId = await rows.insert('payment', {
    order_id: id,
    payment_id: `${number}-1`,
    method,
    provider: 'PORTONE_V2',
    amount,
  });
  await inTransaction(pool, async (transaction) => {
    const demands = variantIds.map((variantId) => ({ variantId, quantity }));
    await reserveStock(transaction, id, demands, null);
    await markPaid(transaction, id, { paidAt: new Date(), transactionId: randomUUID() });
  });
  return { orderId: id, memberId, lineIds, variantIds, paymentId };
}
