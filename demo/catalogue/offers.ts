/** The price columns of one row; whole KRW, `sale_rate` in percent. */
export type Offer = {
  readonly origin_price: number;
  readonly price: number;
  readonly sale_price: number;
  readonly sale_rate: number;
  readonly promotion_price: number;
};

/** A product at its usual price: no promotion price at all. */
export function productAt(price: number): Offer {
  return { origin_price: price, price, sale_price: 0, sale_rate: 0, promotion_price: 0 };
}

/** A graphic at its usual price: its promotion price is what it costs. */
export function graphicAt(price: number): Offer {
  return { ...productAt(price), promotion_price: price };
}

/** On sale: price and promotion price agree, the rate says how much came off. */
export function onSale(originPrice: number, rate: number): Offer {
  const price = Math.round((originPrice * (100 - rate)) / 1000) * 10;
  return {
    origin_price: originPrice,
    price,
    sale_price: price,
    sale_rate: rate,
    promotion_price: price,
  };
}

/** A promotion below the usual price; the percent follows from the original price. */
export function promoted(prices: { origin: number; price: number; promotion: number }): Offer {
  return {
    origin_price: prices.origin,
    price: prices.price,
    sale_price: 0,
    sale_rate: 0,
    promotion_price: prices.promotion,
  };
}
