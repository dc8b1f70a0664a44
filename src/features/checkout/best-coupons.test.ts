import { expect, test } from 'vitest';
import { bestCoupons, lineCoupon, withLineCoupon, withOrderCoupon, withoutCoupon } from './best-coupons.ts';
import type { Quote } from './checkout-values.ts';

const applicable = (
  id: string,
  type: 'ORDER' | 'PRODUCT' | 'GRAPHIC',
  discount: number,
  ...line_indexes: number[]
) => ({ id, type, discount, line_indexes });

const quoteWith = (...coupons: ReturnType<typeof applicable>[]) =>
  ({
    lines: [{ index: 0 }, { index: 1 }],
    coupons: { applicable: coupons, not_applicable: [] },
  }) as unknown as Quote;

test('the coupon that takes off most is chosen, each for one line', () => {
  const quote = quoteWith(
    applicable('small', 'PRODUCT', 500, 0, 1),
    applicable('large', 'PRODUCT', 2_000, 0, 1),
    applicable('graphic', 'GRAPHIC', 700, 1),
    applicable('order', 'ORDER', 3_000, 0, 1),
  );
  expect(bestCoupons(quote, [])).toEqual({
    order: 'order',
    lines: [
      { index: 0, product: 'large' },
      { index: 1, product: 'small', graphic: 'graphic' },
    ],
  });
});

test('a coupon that another line takes leaves its line', () => {
  const first = withLineCoupon({}, 0, 'product', 'a');
  const moved = withLineCoupon(first, 1, 'product', 'a');
  expect(lineCoupon(moved, 0, 'product')).toBeNull();
  expect(lineCoupon(moved, 1, 'product')).toBe('a');
});

test('nothing is left of a coupon that cannot be used any more', () => {
  const chosen = withOrderCoupon(withLineCoupon({}, 0, 'graphic', 'g'), 'o');
  expect(withoutCoupon(withoutCoupon(chosen, 'g'), 'o')).toEqual({});
});

test('a coupon that is used by itself is chosen when it takes off more than all others together', () => {
  const coupons = [
    { id: 'product', is_combinable: true },
    { id: 'alone', is_combinable: false },
  ];
  const quoteOf = (discount: number) =>
    quoteWith(applicable('product', 'PRODUCT', 2_000, 0), applicable('alone', 'ORDER', discount, 0, 1));
  expect(bestCoupons(quoteOf(3_000), coupons)).toEqual({ order: 'alone' });
  expect(bestCoupons(quoteOf(1_000), coupons)).toEqual({ lines: [{ index: 0, product: 'product' }] });
});
