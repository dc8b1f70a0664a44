import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '#server/database/transaction.ts';
import { markPaid } from '#server/orders/order-payments.ts';
import { reserveStock } from '#server/stock/stock-reservations.ts';
import { catalogue } from './catalogue.ts';

type Changes = {
  readonly lines?: number;
  readonly quantity?: number;
  readonly price?: number;
  readonly delivery?: number;
  /** Of each line. */
  readonly pointShare?: number;
  readonly memberId?: string;
  readonly method?: 'CARD' | 'VIRTUAL_ACCOUNT';
  readonly isCustomMade?: boolean;
  readonly stock?: number;
};

let count = 0;

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
  const id = randomUUID();
  const total = lines * price * quantity;
  count += 1;
  await rows.insert('orders', {
    ...{ id, order_number: `20261124-${String(count).padStart(8, '0')}`, user_id: memberId, locale: 'ko' },
    ...{ orderer_name: '김꾸밈', orderer_phone: '01012345678', orderer_email: 'kim@example.com' },
    ...{ recipient: '김꾸밈', recipient_phone: '01012345678', zip_code: '04524', address: '서울' },
    ...{ detail_address: '1', payment_method: method, product_amount: total, delivery_amount: delivery },
    ...{ discount_amount: 0, point_amount: pointShare * lines },
    payment_amount: total + delivery - pointShare * lines,
    ...{ source: '{"items":[]}', agreements: '{}' },
    quote: JSON.stringify({ used_coupons: [], delivery: { base: delivery, free_threshold: 50_000 } }),
  });
  const lineIds: string[] = [];
  const variantIds: string[] = [];
  for (let position = 0; position < lines; position += 1) {
    const productId = await rows.product();
    const variantId = await rows.variant(await rows.option(productId), 'M', stock);
    variantIds.push(variantId);
    const lineId = await rows.insert('order_product', {
      ...{ order_id: id, position, product_id: productId, product_variant_id: variantId },
      ...{ brand_id: await rows.brand(), production_method: 'NONE', size: 'M', name_ko: '티셔츠' },
      ...{ name_en: 'T-shirt', option_name_ko: '검정', option_name_en: 'Black', image_src: '/tee.webp' },
      ...{ price_lines: '[]', quantity, unit_price: price, graphic_price: 0, point_share: pointShare },
      ...{ paid_amount: price * quantity - pointShare, is_custom_made: isCustomMade },
      ...{ withdrawal_limited: isCustomMade, withdrawal_consent_at: isCustomMade ? new Date() : null },
    });
    lineIds.push(lineId);
  }
  const paymentId = await rows.insert('payment', {
    ...{ order_id: id, payment_id: `paid-${count}-${id.slice(0, 8)}`, method, provider: 'PORTONE_V2' },
    amount: total + delivery - pointShare * lines,
  });
  await inTransaction(pool, async (transaction) => {
    const demands = variantIds.map((variantId) => ({ variantId, quantity }));
    await reserveStock(transaction, id, demands, null);
    await markPaid(transaction, id, { paidAt: new Date(), transactionId: randomUUID() });
  });
  return { orderId: id, memberId, lineIds, variantIds, paymentId };
}
