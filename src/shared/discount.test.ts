import { expect, test } from 'vitest';
import { discountPercent } from './discount.ts';

const prices = { origin_price: 10_000, price: 9_000, promotion_price: 9_000, sale_rate: 0 };

test.each([
  ['equal prices take the sale rate', { ...prices, sale_rate: 10 }, 10],
  ['the sale rate is rounded up from a half', { ...prices, sale_rate: 12.5 }, 13],
  ['the sale rate is rounded down below a half', { ...prices, sale_rate: 12.49 }, 12],
  ['equal prices without a sale rate show nothing', prices, 0],
  ['different prices compare with the original', { ...prices, promotion_price: 7_000 }, 30],
  [
    'the sale rate is ignored when the prices differ',
    { ...prices, promotion_price: 7_000, sale_rate: 55 },
    30,
  ],
  ['less than half a percent shows nothing', { ...prices, promotion_price: 9_951 }, 0],
  ['half a percent shows one', { ...prices, promotion_price: 9_950 }, 1],
  ['99.4 % is 99', { ...prices, promotion_price: 60 }, 99],
  ['99.99 % does not become 100', { ...prices, promotion_price: 1 }, 99],
  ['a sale rate of 100 on a price stays 99', { ...prices, sale_rate: 100 }, 99],
  ['a promotion price of zero is 100', { ...prices, promotion_price: 0 }, 100],
  ['a promotion above the original shows nothing', { ...prices, promotion_price: 12_000 }, 0],
  ['no original price shows nothing', { ...prices, origin_price: 0, promotion_price: 500 }, 0],
  ['everything zero shows nothing', { origin_price: 0, price: 0, promotion_price: 0, sale_rate: 0 }, 0],
])('%s', (_rule, given, percent) => {
  expect(discountPercent(given)).toBe(percent);
});
