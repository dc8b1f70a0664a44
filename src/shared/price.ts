import { discountPercent, type Prices } from './discount.ts';

/** The contents of a price line. `was` is there only beside a percent, and is struck through. */
export type Offer = {
  readonly now: number;
  readonly discount: { readonly percent: number; readonly was: number } | null;
};

/** A product whose promotion price is zero has no promotion: it costs its `price`. */
export function effectivePrice(prices: Pick<Prices, 'price' | 'promotion_price'>): number {
  return prices.promotion_price || prices.price;
}

export function productOffer(prices: Prices): Offer {
  return offer({ ...prices, promotion_price: effectivePrice(prices) });
}

/** A graphic's promotion price counts as it is: zero means that the artist gives it away. */
export function graphicOffer(prices: Prices): Offer {
  return offer(prices);
}

function offer(prices: Prices): Offer {
  const percent = discountPercent(prices);
  return {
    now: prices.promotion_price,
    discount: percent > 0 ? { percent, was: prices.origin_price } : null,
  };
}
