import { expect, test } from 'vitest';
import { discountPercent } from '#src/shared/discount.ts';
import { productOffer } from '#src/shared/price.ts';
import { graphicAt, onSale, productAt, promoted } from './offers.ts';

test('a product that is not on sale shows no discount', () => {
  expect(productOffer(productAt(38_000))).toEqual({ now: 38_000, discount: null });
  expect(discountPercent(graphicAt(3_500))).toBe(0);
});

test('a sale says its own rate', () => {
  expect(productOffer(onSale(22_000, 20))).toEqual({ now: 17_600, discount: { percent: 20, was: 22_000 } });
});

test('a promotion is measured from the original price', () => {
  const offer = promoted({ origin: 49_000, price: 45_000, promotion: 39_200 });
  expect(productOffer(offer)).toEqual({ now: 39_200, discount: { percent: 20, was: 49_000 } });
});
