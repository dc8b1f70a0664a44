import { type CouponRule, couponDiscount, floorTo } from './coupon-discount.ts';
import { type DeliveryPolicy, deliveryFee } from './delivery-fee.ts';
import { divideByLargestRemainder } from './largest-remainder.ts';

export type AmountLine = {
  /** The price of one piece, its graphics included. */
  readonly unitPrice: number;
  readonly quantity: number;
  readonly productCoupon: CouponRule | null;
  /** `unitAmount`: what the graphics of one piece cost that the coupon is for. */
  readonly graphicCoupon: { readonly rule: CouponRule; readonly unitAmount: number } | null;
};

export type AmountPolicy = DeliveryPolicy & {
  readonly rounding_unit: number;
  readonly min_payment_amount: number;
  readonly point_min_hold: number;
  readonly point_unit: number;
  /** Per cent. */
  readonly point_max_rate: number;
};

export type AmountOrder = {
  readonly lines: readonly AmountLine[];
  /** With the lines that it is for. */
  readonly orderCoupon: { readonly rule: CouponRule; readonly lineIndexes: readonly number[] } | null;
  readonly area: 'JEJU' | 'ISLAND' | null;
  /** Points that may be used now, and how many are to be. */
  readonly availablePoints: number;
  readonly point: number;
};

/**
 * The amounts of an order, in the order of docs/decisions/065: product coupons, graphic coupons, the order coupon, delivery,
 * points. Each discount is taken off what the ones before have left. Whole KRW.
 */
export function orderAmounts(policy: AmountPolicy, order: AmountOrder) {
  const { ofLines, orderDiscount } = payableDiscounts(policy, order);
  const productAmount = sum(ofLines.map(({ amount }) => amount));
  const afterLines = ofLines.map(({ amount, product, graphic }) => amount - product - graphic);
  const orderShares = divideByLargestRemainder(orderDiscount, eligible(order.orderCoupon, afterLines));
  const afterCoupons = afterLines.map((left, index) => left - (orderShares[index] ?? 0));
  const delivery = deliveryFee(policy, sum(afterLines), order.area);
  const maxPoints = maxUsablePoints(policy, order.availablePoints, sum(afterCoupons), delivery.total);
  const pointShares = divideByLargestRemainder(order.point, afterCoupons);
  const lines = ofLines.map((line, index) => {
    const [order_discount_share, point_share] = [orderShares[index] ?? 0, pointShares[index] ?? 0];
    const paid_amount = (afterCoupons[index] ?? 0) - point_share;
    return { ...line, order_discount_share, point_share, paid_amount };
  });
  const discounts = {
    product: sum(ofLines.map(({ product }) => product)),
    graphic: sum(ofLines.map(({ graphic }) => graphic)),
    order: orderDiscount,
  };
  const discountAmount = discounts.product + discounts.graphic + discounts.order;
  return {
    lines,
    productAmount,
    /** After coupons of lines: what minimum amounts and free delivery go by. */
    amountAfterLines: sum(afterLines),
    delivery,
    discounts,
    discountAmount,
    pointAmount: order.point,
    maxPoints,
    paymentAmount: productAmount + delivery.total - discountAmount - order.point,
  };
}

type LineDiscounts = ReturnType<typeof lineDiscounts>;

/**
 * The amount that coupons take off. Where they would leave something, but less than a gateway takes, they take off so much less: the order
 * coupon first, then those of the last lines.
 */
function payableDiscounts(policy: AmountPolicy, order: AmountOrder) {
  const ofLines = order.lines.map((line) => lineDiscounts(line, policy.rounding_unit));
  const afterLines = ofLines.map(({ amount, product, graphic }) => amount - product - graphic);
  const orderDiscount = orderCouponDiscount(order.orderCoupon, afterLines, policy.rounding_unit);
  const left = sum(afterLines) - orderDiscount + deliveryFee(policy, sum(afterLines), order.area).total;
  const missing = left > 0 ? Math.max(0, policy.min_payment_amount - left) : 0;
  const ofOrder = Math.min(missing, orderDiscount);
  return { ofLines: lessOff(ofLines, missing - ofOrder), orderDiscount: orderDiscount - ofOrder };
}

function lessOff(ofLines: readonly LineDiscounts[], missing: number): readonly LineDiscounts[] {
  let rest = missing;
  return ofLines
    .toReversed()
    .map((line) => {
      const graphic = Math.min(rest, line.graphic);
      const product = Math.min(rest - graphic, line.product);
      rest -= graphic + product;
      return { ...line, graphic: line.graphic - graphic, product: line.product - product };
    })
    .toReversed();
}

function lineDiscounts({ unitPrice, quantity, productCoupon, graphicCoupon }: AmountLine, unit: number) {
  const amount = unitPrice * quantity;
  const product = productCoupon
    ? couponDiscount(productCoupon, { unitAmount: unitPrice, quantity }, unit)
    : 0;
  const graphic = graphicCoupon
    ? couponDiscount(graphicCoupon.rule, { unitAmount: graphicCoupon.unitAmount, quantity }, unit)
    : 0;
  return { amount, product, graphic: Math.min(graphic, amount - product) };
}

/** The amounts of the lines that the coupon is for; 0 for the others. */
function eligible(coupon: AmountOrder['orderCoupon'], amounts: readonly number[]): number[] {
  return amounts.map((amount, index) => (coupon?.lineIndexes.includes(index) ? amount : 0));
}

function orderCouponDiscount(
  coupon: AmountOrder['orderCoupon'],
  amounts: readonly number[],
  unit: number,
): number {
  if (!coupon) return 0;
  return couponDiscount(coupon.rule, { unitAmount: sum(eligible(coupon, amounts)), quantity: 1 }, unit);
}

/** Points pay for products, not for delivery, and what is left to pay is nothing or enough for a gateway. */
function maxUsablePoints(policy: AmountPolicy, available: number, productAmount: number, delivery: number) {
  if (available < policy.point_min_hold) return 0;
  const share = (productAmount * policy.point_max_rate) / 100;
  const most = floorTo(Math.min(available, share), policy.point_unit);
  const left = productAmount + delivery - most;
  const tooLittle = left > 0 && left < policy.min_payment_amount;
  return tooLittle
    ? Math.max(0, floorTo(most - (policy.min_payment_amount - left), policy.point_unit))
    : most;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
