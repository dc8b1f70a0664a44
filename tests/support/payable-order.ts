import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { PaymentGateway, PaymentMethod } from '#server/ordering/payments/payment-gateway.ts';
import { reserveStock } from '#server/ordering/stock/stock-reservations.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { catalogue } from './catalogue.ts';
import { insertOrder, insertOrderLine } from './order-rows.ts';

type Changes = {
  readonly method?: PaymentMethod;
  readonly amount?: number;
  readonly stock?: number;
  readonly refundAccount?: Buffer;
  readonly id?: string;
};

export type PayableOrderRow = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly memberId: string;
  readonly variantId: string;
  readonly amount: number;
  readonly method: PaymentMethod;
};

/** An order of one piece, as it is when the payment window is about to open. */
export async function insertPayableOrder(
  pool: Pool,
  gateway: PaymentGateway | null,
  { method = 'CARD', amount = 12_000, stock = 5, id = randomUUID(), refundAccount }: Changes = {},
): Promise<PayableOrderRow> {
  const rows = catalogue(pool);
  const memberId = await rows.user();
  const { number } = await insertOrder(rows, {
    id,
    user_id: memberId,
    payment_method: method,
    product_amount: amount,
    payment_amount: amount,
    refund_account_enc: refundAccount ?? null,
    expires_at: new Date(Date.now() + 30 * 60_000),
  });
  const { variantId } = await insertOrderLine(rows, stock, {
    order_id: id,
    unit_price: amount,
    paid_amount: amount,
  });
  await inTransaction(pool, (transaction) =>
    reserveStock(transaction, id, [{ variantId, quantity: 1 }], new Date(Date.now() + 30 * 60_000)),
  );
  const channel = gateway?.describeCheckout(method);
  const paymentId = `${number}-1`;
  await rows.insert('payment', {
    order_id: id,
    payment_id: paymentId,
    method,
    amount,
    provider: channel?.provider ?? 'PORTONE_V2',
    channel_key: channel?.channelKey,
    channel_type: channel?.channelType,
  });
  return { orderId: id, paymentId, memberId, variantId, amount, method };
}

/** Everything of an order that a payment decides. */
export async function readOrderFacts(pool: Pool, { orderId, variantId }: PayableOrderRow) {
  const { rows } = await pool.query(
    `select o.state, (select p.state from payment p where p.order_id = o.id and p.state <> 'SUPERSEDED') as payment,
       (select stock_count from product_variant where id = $2) as stock,
       (select r.state from stock_reservation r where r.order_id = o.id) as reservation,
       (select coalesce(sum(c.amount), 0)::int from payment_cancel c join payment p on p.id = c.payment_id
        where p.order_id = o.id) as "givenBack",
       (select count(*)::int from order_state_history h where h.order_id = o.id and h.to_state = 'PAID') as "paidTimes"
     from orders o where o.id = $1`,
    [orderId, variantId],
  );
  return rows[0];
}
