import { expect, test } from 'vitest';
import { effectivePrice, graphicOffer, productOffer } from './price.ts';

const sale = { origin_price: 38_000, price: 29_000, promotion_price: 29_000, sale_rate: 23.68 };

test('a sale shows its price, the percent and the original', () => {
  expect(productOffer(sale)).toEqual({ now: 29_000, discount: { percent: 24, was: 38_000 } });
});

test('a plain price has nothing beside it', () => {
  const plain = { origin_price: 29_000, price: 29_000, promotion_price: 29_000, sale_rate: 0 };
  expect(productOffer(plain)).toEqual({ now: 29_000, discount: null });
});

test('a product without a promotion price costs its price and keeps its sale rate', () => {
  expect(effectivePrice({ price: 29_000, promotion_price: 0 })).toBe(29_000);
  expect(productOffer({ ...sale, promotion_price: 0 })).toEqual(productOffer(sale));
});

test('a promotion below the price is what one pays', () => {
  expect(productOffer({ ...sale, promotion_price: 19_000 })).toEqual({
    now: 19_000,
    discount: { percent: 50, was: 38_000 },
  });
});

test('a graphic with a promotion price of zero is free', () => {
  const gift = { origin_price: 3_000, price: 3_000, promotion_price: 0, sale_rate: 0 };
  expect(graphicOffer(gift)).toEqual({ now: 0, discount: { percent: 100, was: 3_000 } });
});
