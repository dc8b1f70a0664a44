import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { joinWrites, type Write } from '#server/platform/database/join-writes.ts';
import { encrypt } from '#server/platform/encryption.ts';
import type { OrderSource } from '../cart/order-source.ts';
import { createOrderNumber } from '../order-core/order-number.ts';
import { changeOrderState } from '../order-core/order-state.ts';
import { couponUses } from '../pricing/quote-coupons.ts';
import type { Quoted } from '../pricing/quote-order.ts';
import type { Attempt, OrderContext, OrderRequest } from './order-request.ts';

export type WrittenOrder = { readonly id: string; readonly order_number: string; readonly expires_at: Date };

type Written = { readonly order: WrittenOrder; readonly lineIds: readonly string[] };

type Content = {
  readonly request: OrderRequest;
  readonly source: OrderSource;
  readonly quoted: Quoted;
  readonly attempt: Attempt | undefined;
  /** Written by the same statement; they may read the `id` and `order_number` that are `written`. */
  readonly others: readonly Write[];
};

/** Inserts the order with its lines, or gives the one that is not paid its new content, in one statement. */
export async function writeOrder(
  transaction: PoolClient,
  { memberId, locale, dataKey }: OrderContext,
  { request, source, quoted, attempt, others }: Content,
): Promise<Written> {
  const { quote, policy } = quoted;
  const { checkout_id: id, orderer, destination, refund_account } = request;
  const now = new Date();
  const expires_at = new Date(now.getTime() + policy.payment_hold_minutes * 60_000);
  const order_number = attempt?.order_number ?? createOrderNumber(now);
  if (attempt) await reopen(transaction, attempt, memberId);
  const columns = {
    user_id: memberId,
    payment_method: quote.payment_amount === 0 ? 'FREE' : request.payment_method,
    orderer_name: orderer.name,
    orderer_phone: orderer.phone,
    orderer_email: orderer.email,
    recipient: destination.recipient,
    recipient_phone: destination.phone,
    zip_code: destination.zip_code,
    address: destination.address,
    detail_address: destination.detail_address,
    shipping_request: destination.request,
    product_amount: quote.product_amount,
    delivery_amount: quote.delivery_amount,
    discount_amount: quote.discount_amount,
    point_amount: quote.point_amount,
    payment_amount: quote.payment_amount,
    delivery_fee: policy.delivery_fee,
    return_fee_oneway: policy.return_fee_oneway,
    exchange_fee: policy.exchange_fee,
    point_rate_confirm: policy.point_rate_confirm,
    refund_account_enc: refund_account ? encrypt(dataKey, id, JSON.stringify(refund_account)) : null,
    source: JSON.stringify(source),
    quote: JSON.stringify({ ...quote, used_coupons: couponUses(request.coupons ?? {}) }),
    agreements: JSON.stringify({ agreed: request.agreements, agreed_at: now.toISOString() }),
    locale,
    ordered_at: now,
    expires_at,
  };
  const lines = lineRows(quoted, request.agreements);
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 3}`);
  const text = attempt
    ? `update orders set (${names}) = row (${places}) where id = $1 and order_number = $2`
    : `insert into orders (id, order_number, ${names}) values ($1, $2, ${places})`;
  const written = {
    name: 'written',
    text: `${text} returning id, order_number, user_id`,
    values: [id, order_number, ...Object.values(columns)],
  };
  const begun = attempt ? [] : [firstState];
  const { name, ...statement } = joinWrites([written, writtenLines(lines), ...begun, ...others]);
  await transaction.query({ ...statement, name: `${attempt ? 'write-order-again' : 'write-order'} ${name}` });
  return { order: { id, order_number, expires_at }, lineIds: lines.map((line) => line.id) };
}

function writtenLines(lines: ReturnType<typeof lineRows>): Write {
  const names = Object.keys(lines[0] ?? {});
  return {
    name: 'lines',
    text: `insert into order_product (order_id, ${names})
      select written.id, ${names.map((each) => `line.${each}`)}
      from written, jsonb_populate_recordset(null::order_product, $1) line`,
    values: [JSON.stringify(lines)],
  };
}

const firstState: Write = {
  name: 'begun',
  text: `insert into order_state_history (order_id, to_state, actor_type, actor_id)
    select id, 'PAYMENT_PENDING', 'USER', user_id from written`,
  values: [],
};

/** Its lines were never paid, so the new attempt takes their place. */
async function reopen(transaction: PoolClient, { id, state }: Attempt, memberId: string): Promise<void> {
  const actor = { type: 'USER', id: memberId } as const;
  if (state === 'PAYMENT_FAILED')
    await changeOrderState(transaction, { orderId: id, from: state, to: 'PAYMENT_PENDING', actor });
  await transaction.query('delete from order_product where order_id = $1', [id]);
  await transaction.query('delete from cash_receipt where order_id = $1', [id]);
}

/** The rows of `order_product`, in the order of the lines. */
function lineRows({ quote, lines }: Quoted, agreements: OrderRequest['agreements']) {
  const consentAt = agreements.includes('CUSTOM_MADE') ? new Date() : null;
  return quote.lines.map((line, index) => ({
    id: randomUUID(),
    position: index,
    product_id: line.product_id,
    product_variant_id: line.product_variant_id,
    product_custom_id: line.product_custom_id,
    brand_id: line.brand.id,
    production_method: line.production_method,
    size: line.size,
    name_ko: line.custom_name_ko ? `${line.name_ko} · ${line.custom_name_ko}` : line.name_ko,
    name_en: line.custom_name_ko
      ? `${line.name_en} · ${line.custom_name_en ?? line.custom_name_ko}`
      : line.name_en,
    option_name_ko: line.option_name_ko,
    option_name_en: line.option_name_en,
    image_src: line.image_src,
    price_lines: line.price_lines,
    custom_snapshot: lines[index]?.custom_snapshot ?? null,
    quantity: line.quantity,
    unit_price: line.unit_price,
    graphic_price: line.graphic_price,
    coupon_discount: line.product_coupon_discount + line.graphic_coupon_discount,
    order_discount_share: line.order_discount_share,
    point_share: line.point_share,
    paid_amount: line.paid_amount,
    is_custom_made: line.is_custom_made,
    withdrawal_limited: line.withdrawal_limited,
    withdrawal_consent_at: line.withdrawal_limited ? consentAt : null,
  }));
}
