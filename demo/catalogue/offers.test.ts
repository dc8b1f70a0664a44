import { expect, test } from 'vitest';
import { discountPercent } from '#src/shared/discount.ts';
import { productOffer } from '#src/shared/price.ts';
import { priceColumns } from './offers.ts';

test('what is not on sale shows no discount', () => {
  expect(productOffer(priceColumns({ price: 38_000 }, 0))).toEqual({ now: 38_000, discount: null });
  expect(discountPercent(priceColumns({ price: 3_500 }, 3_500))).toBe(0);
});

test('a sale says its own rate', () => {
  const sale = priceColumns({ price: 22_000, saleRate: 20 }, 0);
  expect(productOffer(sale)).toEqual({ now: 17_600, discount: { percent: 20, was: 22_000 } });
});

test('a promotion is measured from the original price', () => {
  const offer = priceColumns({ price: 45_000, originPrice: 49_000, promotionPrice: 39_200 }, 0);
  expect(productOffer(offer)).toEqual({ now: 39_200, discount: { percent: 20, was: 49_000 } });
});
