import { type Static, Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import type { Prices } from '#src/shared/discount.ts';
import { won } from './schemas.ts';

/** How the price of something is said: as it is, on sale, or with a promotion. */
export const offerFields = {
  /** Percent off. */
  saleRate: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  promotionPrice: Type.Optional(won),
  /** The price that a promotion is measured from; by default `price`. */
  originPrice: Type.Optional(won),
} as const;

const offer = exactly({ price: won, ...offerFields });

type PriceColumns = Prices & { readonly sale_price: number };

/** @param usualPromotion the promotion price of what is neither on sale nor promoted: 0 for products, the price for graphics */
export function priceColumns(
  { price, saleRate, promotionPrice, originPrice = price }: Static<typeof offer>,
  usualPromotion: number,
): PriceColumns {
  if (saleRate === undefined) {
    const promotion_price = promotionPrice ?? usualPromotion;
    return { origin_price: originPrice, price, sale_price: 0, sale_rate: 0, promotion_price };
  }
  // Price and promotion price agree, and the rate says how much came off.
  const reduced = Math.round((price * (100 - saleRate)) / 1000) * 10;
  return {
    origin_price: price,
    price: reduced,
    sale_price: reduced,
    sale_rate: saleRate,
    promotion_price: reduced,
  };
}
