import type { PoolClient } from 'pg';
import { refuse } from '#server/platform/refusal.ts';
import { lockCoupons } from '../coupons/order-coupons.ts';
import { holdPoints } from '../points/order-points.ts';
import { couponUses } from '../pricing/quote-coupons.ts';
import type { Quoted } from '../pricing/quote-order.ts';
import { reserveStock, takeStock } from '../stock/stock-reservations.ts';
import type { WrittenOrder } from './insert-order.ts';
import type { OrderRequest } from './order-request.ts';

type Content = {
  readonly request: OrderRequest;
  readonly quoted: Quoted;
  readonly lineIds: readonly string[];
};

/**
 * Locks the coupons, holds the points and reserves the stock, in this order.
 *
 * @returns the refusal when something has gone since the quote
 */
export async function reserveForOrder(
  transaction: PoolClient,
  memberId: string,
  { id, expires_at }: WrittenOrder,
  { request, quoted, lineIds }: Content,
) {
  const order = { memberId, orderId: id };
  const uses = couponUses(request.coupons ?? {}).map(({ user_coupon_id, line_index }) => ({
    userCouponId: user_coupon_id,
    orderProductId: line_index === null ? null : (lineIds[line_index] ?? null),
  }));
  const locked = await lockCoupons(transaction, order, uses);
  if (!locked.ok) return refuse('COUPON_LOCKED', { id: locked.userCouponId });
  const points = await holdPoints(transaction, order, quoted.quote.point_amount);
  if (!points.ok) return refuse('POINT_INSUFFICIENT', { max_usable: 0 });
  const reserve = quoted.holdings.stock.size === 0 ? takeStock : reserveStock;
  const stock = await reserve(transaction, id, demandsOf(quoted), expires_at);
  if (stock.ok) return null;
  const { variantId, available } = stock.shortage;
  const reason = available === 0 ? ('SOLD_OUT' as const) : ('NOT_ENOUGH_STOCK' as const);
  return refuse('OUT_OF_STOCK', { product_variant_id: variantId, available, reason });
}

/** Over all lines: two customs of one variant take from one stock. */
function demandsOf({ lines }: Quoted) {
  const byVariant = Map.groupBy(lines, ({ product_variant_id }) => product_variant_id);
  return Array.from(byVariant, ([variantId, ofVariant]) => ({
    variantId,
    quantity: ofVariant.reduce((total, { quantity }) => total + quantity, 0),
  }));
}
