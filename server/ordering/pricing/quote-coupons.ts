import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { quoteOrder } from '#src/shared/contracts/quotes.ts';
import { couponDiscount } from '#src/shared/coupon-discount.ts';
import type { AmountLine, AmountOrder } from '#src/shared/order-amounts.ts';
import { graphicAmount, isForLine } from '../coupons/coupon-lines.ts';
import type { UsableCoupon } from '../coupons/usable-coupons.ts';
import type { PricedItem } from '../order-core/priced-items.ts';

export type ChosenCoupons = NonNullable<InputOf<typeof quoteOrder>['body']['coupons']>;

export type PricedLine = PricedItem & { readonly quantity: number };

/** Which coupon is for which line; without a line it is for the order. */
export type CouponUse = { readonly user_coupon_id: string; readonly line_index: number | null };

export function couponUses({ order, lines = [] }: ChosenCoupons): CouponUse[] {
  return [
    ...lines.flatMap(({ index, product, graphic }) =>
      [product, graphic].flatMap((id) => (id ? [{ user_coupon_id: id, line_index: index }] : [])),
    ),
    ...(order ? [{ user_coupon_id: order, line_index: null }] : []),
  ];
}

/** The lines as `orderAmounts` takes them, each with the coupons that were chosen for it. */
export function amountLines(
  lines: readonly PricedLine[],
  chosen: ChosenCoupons,
  couponById: ReadonlyMap<string, UsableCoupon>,
): AmountLine[] {
  const ofLine = new Map(chosen.lines?.map((each) => [each.index, each]));
  return lines.map((line, index) => {
    const { product, graphic } = ofLine.get(index) ?? {};
    const graphicCoupon = graphic === undefined ? undefined : couponById.get(graphic);
    return {
      unitPrice: line.unit_price,
      quantity: line.quantity,
      productCoupon: (product !== undefined && couponById.get(product)) || null,
      graphicCoupon: graphicCoupon
        ? { rule: graphicCoupon, unitAmount: graphicAmount(graphicCoupon, line) }
        : null,
    };
  });
}

export function amountOrderCoupon(
  lines: readonly PricedLine[],
  { order }: ChosenCoupons,
  couponById: ReadonlyMap<string, UsableCoupon>,
): AmountOrder['orderCoupon'] {
  const coupon = order === undefined ? undefined : couponById.get(order);
  return coupon ? { rule: coupon, lineIndexes: lineIndexesOf(coupon, lines) } : null;
}

const lineIndexesOf = (coupon: UsableCoupon, lines: readonly PricedLine[]): number[] =>
  lines.flatMap((line, index) => {
    const isFor = coupon.type === 'GRAPHIC' ? graphicAmount(coupon, line) > 0 : isForLine(coupon, line);
    return isFor ? [index] : [];
  });

type CouponReason =
  | 'NO_MATCHING_LINE'
  | 'MIN_ORDER_AMOUNT'
  | 'NOT_COMBINABLE'
  | 'NO_DISCOUNT'
  | 'NOT_YET_VALID';

type Basis = {
  readonly lines: readonly PricedLine[];
  readonly chosen: ChosenCoupons;
  readonly couponById: ReadonlyMap<string, UsableCoupon>;
  readonly productAmount: number;
  readonly amountAfterLines: number;
  readonly roundingUnit: number;
};

export type CouponAnswer =
  | {
      readonly id: string;
      readonly type: UsableCoupon['type'];
      readonly line_indexes: number[];
      readonly discount: number;
    }
  | { readonly id: string; readonly reason: CouponReason };

/** Whether a coupon could be used in this order, and how much it would take off at most. */
export function judgeCoupon(coupon: UsableCoupon, basis: Basis): CouponAnswer {
  const { id, type } = coupon;
  if (!coupon.is_valid_yet) return { id, reason: 'NOT_YET_VALID' };
  const line_indexes = lineIndexesOf(coupon, basis.lines);
  if (line_indexes.length === 0) return { id, reason: 'NO_MATCHING_LINE' };
  const amount = type === 'ORDER' ? basis.amountAfterLines : basis.productAmount;
  if (amount < coupon.min_order_amount) return { id, reason: 'MIN_ORDER_AMOUNT' };
  if (!isCombinable(coupon, basis)) return { id, reason: 'NOT_COMBINABLE' };
  const discount = greatestDiscount(coupon, line_indexes, basis);
  return discount > 0 ? { id, type, line_indexes, discount } : { id, reason: 'NO_DISCOUNT' };
}

/** An order coupon beside coupons of lines: both must allow it. */
function isCombinable(coupon: UsableCoupon, { chosen, couponById }: Basis): boolean {
  const others = couponUses(chosen).flatMap((use) => {
    const other = couponById.get(use.user_coupon_id);
    return other && other.id !== coupon.id ? [other] : [];
  });
  const isOrder = coupon.type === 'ORDER';
  return others
    .filter((other) => (other.type === 'ORDER') !== isOrder)
    .every((other) => other.is_combinable && coupon.is_combinable);
}

function greatestDiscount(coupon: UsableCoupon, indexes: readonly number[], basis: Basis): number {
  const lines = indexes.flatMap((index) => basis.lines[index] ?? []);
  const discountOf = (unitAmount: number, quantity: number) =>
    couponDiscount(coupon, { unitAmount, quantity }, basis.roundingUnit);
  if (coupon.type === 'ORDER') {
    return discountOf(
      lines.reduce((total, { unit_price, quantity }) => total + unit_price * quantity, 0),
      1,
    );
  }
  return Math.max(
    ...lines.map((line) =>
      discountOf(coupon.type === 'GRAPHIC' ? graphicAmount(coupon, line) : line.unit_price, line.quantity),
    ),
  );
}
