import { Type } from 'typebox';
import { won } from './schemas.ts';

/** How the price of a thing is said: as it is, on sale, or with a promotion. */
export const offerFields = {
  /** Percent off. */
  saleRate: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  promotionPrice: Type.Optional(won),
  /** The price that a promotion is measured from; by default `price`. */
  originPrice: Type.Optional(won),
} as const;

type Offer = {
  readonly price: number;
  readonly saleRate?: number;
  readonly promotionPrice?: number;
  readonly originPrice?: number;
};

/** The price columns of one row; whole KRW, `sale_rate` in percent. */
type PriceColumns = {
  readonly origin_price: number;
  readonly price: number;
  readonly sale_price: number;
  readonly sale_rate: number;
  readonly promotion_price: number;
};

/** @param usualPromotion the promotion price of what is neither on sale nor promoted: 0 for products, the price for graphics */
export function priceColumns(offer: Offer, usualPromotion: number): PriceColumns {
  const { price, saleRate, promotionPrice = usualPromotion, originPrice = price } = offer;
  if (saleRate !== undefined) return onSale(price, saleRate);
  return { origin_price: originPrice, price, sale_price: 0, sale_rate: 0, promotion_price: promotionPrice };
}

/** On sale: price and promotion price agree, the rate says how much came off. */
function onSale(originPrice: number, rate: number): PriceColumns {
  const price = Math.round((originPrice * (100 - rate)) / 1000) * 10;
  return {
    origin_price: originPrice,
    price,
    sale_price: price,
    sale_rate: rate,
    promotion_price: price,
  };
}
