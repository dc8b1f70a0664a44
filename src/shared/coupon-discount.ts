export type CouponRule = {
  readonly discount_type: 'RATE' | 'AMOUNT';
  /** Per cent, or KRW. */
  readonly discount_value: number;
  readonly max_discount: number | null;
  readonly max_discount_unit: number | null;
  /** Pieces that it applies to; null: all of them. */
  readonly applicable_quantity: number | null;
};

/** The amount that a coupon takes off so many pieces of one price; percentages are floored to the rounding unit. Never more than they cost. */
export function couponDiscount(
  rule: CouponRule,
  { unitAmount, quantity }: { readonly unitAmount: number; readonly quantity: number },
  roundingUnit: number,
): number {
  const pieces = Math.min(quantity, rule.applicable_quantity ?? quantity);
  const amount = unitAmount * pieces;
  const raw =
    rule.discount_type === 'AMOUNT' ? rule.discount_value : floorTo(percentOf(amount, rule), roundingUnit);
  return Math.min(
    raw,
    amount,
    rule.max_discount ?? raw,
    rule.max_discount_unit === null ? raw : rule.max_discount_unit * pieces,
  );
}

const percentOf = (amount: number, { discount_value }: CouponRule) => (amount * discount_value) / 100;

export const floorTo = (amount: number, unit: number): number => Math.floor(amount / unit) * unit;
