import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '#server/database/transaction.ts';
import type { PaymentMethod, PaymentPort } from '#server/payments/payment-port.ts';
import { reserveStock } from '#server/stock/stock-reservations.ts';
import { catalogue } from './catalogue.ts';

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
  port: PaymentPort | null,
  { method = 'CARD', amount = 12_000, stock = 5, id = randomUUID(), refundAccount }: Changes = {},
): Promise<PayableOrderRow> {
  const rows = catalogue(pool);
  const memberId = await rows.user();
  const productId = await rows.product();
  const variantId = await rows.variant(await rows.option(productId), 'M', stock);
  const brandId = await rows.brand();
  const number = `20261124-${randomCode()}`;
  await rows.insert('orders', {
    ...{ id, order_number: number, user_id: memberId, payment_method: method, locale: 'ko' },
    ...{ orderer_name: '김꾸밈', orderer_phone: '01012345678', orderer_email: 'kim@example.com' },
    ...{
      recipient: '김꾸밈',
      recipient_phone: '01012345678',
      zip_code: '04524',
      address: '서울',
      detail_address: '1',
    },
    ...{ product_amount: amount, delivery_amount: 0, discount_amount: 0, point_amount: 0 },
    ...{ payment_amount: amount, source: '{"items":[]}', quote: '{"used_coupons":[]}', agreements: '{}' },
    ...{ refund_account_enc: refundAccount ?? null, expires_at: new Date(Date.now() + 30 * 60_000) },
  });
  await rows.insert('order_product', {
    ...{ order_id: id, position: 0, product_id: productId, product_variant_id: variantId, brand_id: brandId },
    ...{ production_method: 'NONE', size: 'M', name_ko: '티셔츠', name_en: 'T-shirt' },
    ...{ option_name_ko: '검정', option_name_en: 'Black', image_src: '/tee.webp', price_lines: '[]' },
    ...{ quantity: 1, unit_price: amount, graphic_price: 0, paid_amount: amount },
    ...{ is_custom_made: false, withdrawal_limited: false },
  });
  await inTransaction(pool, (transaction) =>
    reserveStock(transaction, id, [{ variantId, quantity: 1 }], new Date(Date.now() + 30 * 60_000)),
  );
  const channel = port?.describeCheckout(method);
  const paymentId = `${number}-1`;
  await rows.insert('payment', {
    ...{ order_id: id, payment_id: paymentId, method, amount },
    ...{ provider: channel?.provider ?? 'PORTONE_V2', channel_key: channel?.channelKey },
    channel_type: channel?.channelType,
  });
  return { orderId: id, paymentId, memberId, variantId, amount, method };
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCode = () =>
  Array.from(
    randomUUID().replaceAll('-', '').slice(0, 8),
    (digit) => letters[Number.parseInt(digit, 16) * 2],
  ).join('');

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
