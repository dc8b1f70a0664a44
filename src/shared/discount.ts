/** The price columns that products and graphics share; whole KRW, `sale_rate` in percent. */
export type Prices = {
  readonly price: number;
  readonly origin_price: number;
  readonly sale_rate: number;
  readonly promotion_price: number;
};

/**
 * The percent taken off, a whole number; 0 = nothing to show. A promotion price of zero is a gift and
 * may say 100, any other price stops at 99.
 */
export function discountPercent(prices: Prices): number {
  const percent = Math.round(rawPercent(prices));
  if (percent <= 0) return 0;
  if (prices.promotion_price !== 0 && percent >= 100) return 99;
  return percent;
}

function rawPercent(prices: Prices): number {
  if (prices.price === prices.promotion_price) return prices.sale_rate;
  if (prices.origin_price === 0) return 0;
  return ((prices.origin_price - prices.promotion_price) / prices.origin_price) * 100;
}
