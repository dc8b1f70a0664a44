import type { Pool, PoolClient } from 'pg';
import type { Static } from 'typebox';
import { type Refusal, refuse } from '#server/platform/refusal.ts';
import { confirmPoints } from '#src/shared/confirm-points.ts';
import type { unavailableLine } from '#src/shared/contracts/quotes.ts';
import { orderAmounts } from '#src/shared/order-amounts.ts';
import { type OrderSource, readSourceLines, type SourceLine } from '../cart/order-source.ts';
import type { UsableCoupon } from '../coupons/usable-coupons.ts';
import type { OrderPolicy } from '../order-core/order-policy.ts';
import { readPricedItems } from '../order-core/priced-items.ts';
import type { MemberPoints } from '../points/member-points.ts';
import { type CouponRefusal, findMissingCoupon } from './missing-coupon.ts';
import {
  amountLines,
  amountOrderCoupon,
  type ChosenCoupons,
  couponUses,
  judgeCoupon,
  type PricedLine,
} from './quote-coupons.ts';
import { hashQuote, type Quote } from './quote-hash.ts';
import { type Area, readTerms } from './read-terms.ts';
import { type ReservationsOfOrder, readReservationsOfOrder } from './reservations-of-order.ts';

type UnavailableLine = Static<typeof unavailableLine>;

export type QuoteRequest = {
  readonly source: OrderSource;
  readonly coupons?: ChosenCoupons | undefined;
  readonly point?: number | undefined;
  readonly zip_code?: string | undefined;
};

/** The quote, and what it was made of. */
export type Quoted = {
  readonly quote: Quote;
  readonly lines: readonly PricedLine[];
  readonly policy: OrderPolicy;
  /** The stock that the same order holds already. */
  readonly holdings: ReservationsOfOrder;
};

export type QuoteRefusal =
  | Refusal<'NOT_FOUND', undefined>
  | Refusal<'DELIVERY_NOT_AVAILABLE', undefined>
  | Refusal<'OUT_OF_STOCK', UnavailableLine>
  | Refusal<'PRODUCT_SUSPENDED', UnavailableLine>
  | CouponRefusal
  | Refusal<'POINT_INSUFFICIENT', { max_usable: number }>;

/**
 * Computes what an order would cost, with every price, stock, coupon and point read anew.
 *
 * @param orderId of an order of the member that is not paid: what it holds counts as free
 */
export async function quoteOrder(
  database: Pool | PoolClient,
  memberId: string,
  request: QuoteRequest,
  orderId: string | null = null,
): Promise<Quoted | QuoteRefusal> {
  const source = await readSourceLines(database, memberId, request.source);
  if (!source) return refuse('NOT_FOUND');
  const found = await readPricedItems(database, memberId, source);
  const lines = found.flatMap((line, index) => (line ? [{ ...line, ...lineOf(source, index) }] : []));
  if (lines.length < source.length) return refuse('NOT_FOUND');
  const holdings = await readReservationsOfOrder(database, memberId, orderId);
  const unavailable = findUnavailable(lines, holdings.stock);
  if (unavailable) return unavailable;
  const buyer = { memberId, orderId, zipCode: request.zip_code };
  const { policy, area, points, coupons } = await readTerms(database, buyer);
  if (area === 'NONE') return refuse('DELIVERY_NOT_AVAILABLE');
  const missing = await findMissingCoupon(database, memberId, request.coupons ?? {}, coupons);
  if (missing) return missing;
  const available = points.available + holdings.points;
  return price({ lines, policy, area, points: { ...points, available }, coupons, request, holdings });
}

type CartLine = PricedLine & Pick<SourceLine, 'cart_item_id'>;

function lineOf(source: readonly SourceLine[], index: number) {
  const line = source[index];
  if (!line) throw new Error('A line without its source.');
  return { cart_item_id: line.cart_item_id, quantity: line.quantity };
}

/** Pieces are counted over all lines: two customs of one variant share its stock. */
function findUnavailable(lines: readonly CartLine[], held: ReadonlyMap<string, number>) {
  const suspended = lines.find(({ is_sold }) => !is_sold);
  if (suspended) {
    const { product_variant_id } = suspended;
    return refuse('PRODUCT_SUSPENDED', { product_variant_id, available: 0, reason: 'SUSPENDED' } as const);
  }
  for (const [product_variant_id, ofVariant] of Map.groupBy(lines, (line) => line.product_variant_id)) {
    const demand = ofVariant.reduce((total, { quantity }) => total + quantity, 0);
    const available = (ofVariant[0]?.stock_count ?? 0) + (held.get(product_variant_id) ?? 0);
    if (demand <= available) continue;
    const reason = available === 0 ? ('SOLD_OUT' as const) : ('NOT_ENOUGH_STOCK' as const);
    return refuse('OUT_OF_STOCK', { product_variant_id, available, reason });
  }
  return null;
}

type Basis = {
  readonly lines: readonly CartLine[];
  readonly policy: OrderPolicy;
  readonly area: Area | null;
  readonly points: MemberPoints;
  readonly coupons: readonly UsableCoupon[];
  readonly request: QuoteRequest;
  readonly holdings: ReservationsOfOrder;
};

function price({ lines, policy, area, points, coupons, request, holdings }: Basis): Quoted | QuoteRefusal {
  const { coupons: chosen = {}, point = 0 } = request;
  const couponById = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const amounts = orderAmounts(policy, {
    lines: amountLines(lines, chosen, couponById),
    orderCoupon: amountOrderCoupon(lines, chosen, couponById),
    area,
    availablePoints: points.available,
    point,
  });
  const answers = coupons.map((coupon) =>
    judgeCoupon(coupon, {
      lines,
      chosen,
      couponById,
      roundingUnit: policy.rounding_unit,
      productAmount: amounts.productAmount,
      amountAfterLines: amounts.amountAfterLines,
    }),
  );
  const applicable = answers.flatMap((answer) => ('reason' in answer ? [] : [answer]));
  const wrong = findWrongCoupon(chosen, couponById, applicable);
  if (wrong !== undefined) return refuse('COUPON_NOT_APPLICABLE', { id: wrong });
  if (point > amounts.maxPoints || point % policy.point_unit !== 0) {
    return refuse('POINT_INSUFFICIENT', { max_usable: amounts.maxPoints });
  }
  const limited = lines.flatMap(({ is_custom_made }, index) => (is_custom_made ? [index] : []));
  const unhashed = {
    lines: lines.map((line, index) => toQuoteLine(line, index, amounts.lines[index])),
    product_amount: amounts.productAmount,
    delivery_amount: amounts.delivery.total,
    delivery: {
      base: amounts.delivery.base,
      remote: amounts.delivery.remote,
      area,
      free_threshold: policy.free_threshold,
      until_free: amounts.delivery.untilFree,
    },
    discount_amount: amounts.discountAmount,
    discounts: amounts.discounts,
    point_amount: amounts.pointAmount,
    payment_amount: amounts.paymentAmount,
    point: {
      balance: points.balance,
      available: points.available,
      max_usable: amounts.maxPoints,
      min_hold: policy.point_min_hold,
      unit: policy.point_unit,
    },
    coupons: {
      applicable,
      not_applicable: answers.flatMap((answer) => ('reason' in answer ? [answer] : [])),
    },
    required_agreements: [
      ...(['ORDER', 'PRIVACY', 'THIRD_PARTY'] as const),
      ...(limited.length > 0 ? (['CUSTOM_MADE'] as const) : []),
    ],
    withdrawal_limited_lines: limited,
    // Line by line, as they are confirmed.
    confirm_point: amounts.lines.reduce(
      (total, { paid_amount }) => total + confirmPoints(paid_amount, policy.point_rate_confirm),
      0,
    ),
  };
  const quote = { ...unhashed, quote_hash: hashQuote(unhashed, lines, chosen) };
  return { quote, lines, policy, holdings };
}

/** Each coupon once, of its kind, for a line that it is for. */
function findWrongCoupon(
  chosen: ChosenCoupons,
  couponById: ReadonlyMap<string, UsableCoupon>,
  applicable: readonly { id: string; line_indexes: number[] }[],
): string | undefined {
  const uses = couponUses(chosen);
  const indexes = (chosen.lines ?? []).map(({ index }) => index);
  // A line is named once, with one coupon of each kind.
  const repeated = (chosen.lines ?? []).find(({ index }, at) => indexes.indexOf(index) !== at);
  if (repeated) return repeated.product ?? repeated.graphic ?? uses[0]?.user_coupon_id;
  const ids = uses.map(({ user_coupon_id }) => user_coupon_id);
  const kinds = new Map<string, UsableCoupon['type']>();
  for (const { product, graphic } of chosen.lines ?? []) {
    if (product) kinds.set(product, 'PRODUCT');
    if (graphic) kinds.set(graphic, 'GRAPHIC');
  }
  if (chosen.order) kinds.set(chosen.order, 'ORDER');
  const isWrong = ({ user_coupon_id: id, line_index }: (typeof uses)[number], at: number) => {
    const answer = applicable.find((each) => each.id === id);
    const isForIt = line_index === null || answer?.line_indexes.includes(line_index);
    return !answer || !isForIt || ids.indexOf(id) !== at || couponById.get(id)?.type !== kinds.get(id);
  };
  return uses.find(isWrong)?.user_coupon_id;
}

type LineAmounts = ReturnType<typeof orderAmounts>['lines'][number];

function toQuoteLine(
  line: CartLine,
  index: number,
  amounts: LineAmounts | undefined,
): Quote['lines'][number] {
  if (!amounts) throw new Error('A line without its amounts.');
  const { custom_snapshot: _s, graphics: _g, is_sold: _i, stock_count: _c, price_lines, ...rest } = line;
  return {
    index,
    ...rest,
    price_lines: [...price_lines],
    amount: amounts.amount,
    product_coupon_discount: amounts.product,
    graphic_coupon_discount: amounts.graphic,
    order_discount_share: amounts.order_discount_share,
    point_share: amounts.point_share,
    paid_amount: amounts.paid_amount,
    withdrawal_limited: line.is_custom_made,
  };
}
