import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CouponRule, couponDiscount } from './coupon-discount.ts';
import { type AmountLine, type AmountOrder, orderAmounts } from './order-amounts.ts';

const policy = {
  delivery_fee: 3_000,
  free_threshold: 50_000,
  remote_fee_jeju: 3_000,
  remote_fee_island: 5_000,
  rounding_unit: 10,
  min_payment_amount: 100,
  point_min_hold: 1_000,
  point_unit: 10,
  point_max_rate: 50,
};

const rule = (changes: Partial<CouponRule> = {}): CouponRule => ({
  discount_type: 'RATE',
  discount_value: 10,
  max_discount: null,
  max_discount_unit: null,
  applicable_quantity: null,
  ...changes,
});

const line = (unitPrice: number, quantity: number, changes: Partial<AmountLine> = {}): AmountLine => ({
  unitPrice,
  quantity,
  productCoupon: null,
  graphicCoupon: null,
  ...changes,
});

const order = (lines: AmountLine[], changes: Partial<AmountOrder> = {}): AmountOrder => ({
  lines,
  orderCoupon: null,
  area: null,
  availablePoints: 0,
  point: 0,
  ...changes,
});

describe('a coupon of a line', () => {
  const off = (changes: Partial<CouponRule>, unitAmount = 12_345, quantity = 3) =>
    couponDiscount(rule(changes), { unitAmount, quantity }, 10);

  test.each<[string, number, number]>([
    ['takes a percentage, floored to ten won', off({}), 3_700],
    ['applies to so many pieces', off({ applicable_quantity: 2 }), 2_460],
    ['stops at its maximum', off({ max_discount: 3_000 }), 3_000],
    ['stops at its maximum per piece', off({ max_discount_unit: 1_000, applicable_quantity: 2 }), 2_000],
    ['takes an amount off', off({ discount_type: 'AMOUNT', discount_value: 5_000 }), 5_000],
    [
      'takes no more than the pieces cost',
      off({ discount_type: 'AMOUNT', discount_value: 5_000 }, 1_000, 2),
      2_000,
    ],
  ])('%s', (_what, actual, expected) => expect(actual).toBe(expected));
});

test('each discount is taken off what the one before has left', () => {
  const custom = line(30_000, 2, {
    productCoupon: rule(),
    graphicCoupon: { rule: rule({ discount_value: 50 }), unitAmount: 4_000 },
  });
  const plain = line(10_000, 1);
  const coupon = { rule: rule({ discount_type: 'AMOUNT', discount_value: 3_000 }), lineIndexes: [0, 1] };
  const amounts = orderAmounts(
    policy,
    order([custom, plain], { orderCoupon: coupon, availablePoints: 5_000, point: 5_000 }),
  );
  expect(amounts).toMatchObject({
    productAmount: 70_000,
    discounts: { product: 6_000, graphic: 4_000, order: 3_000 },
    delivery: { base: 0, untilFree: 0 },
    pointAmount: 5_000,
    maxPoints: 5_000,
    paymentAmount: 52_000,
  });
  expect(amounts.lines.map(({ paid_amount }) => paid_amount)).toEqual([43_333, 8_667]);
});

test('delivery is free from the threshold on, before the order coupon and points', () => {
  expect(orderAmounts(policy, order([line(49_990, 1)])).delivery).toMatchObject({
    base: 3_000,
    untilFree: 10,
  });
  const coupon = { rule: rule(), lineIndexes: [0] };
  expect(orderAmounts(policy, order([line(50_000, 1)], { orderCoupon: coupon })).delivery.total).toBe(0);
  expect(orderAmounts(policy, order([line(50_000, 1)], { area: 'ISLAND' })).delivery.total).toBe(5_000);
});

test('an order coupon for some lines is shared by them alone', () => {
  const coupon = { rule: rule({ discount_type: 'AMOUNT', discount_value: 9_000 }), lineIndexes: [1] };
  const { lines } = orderAmounts(policy, order([line(20_000, 1), line(7_000, 1)], { orderCoupon: coupon }));
  expect(lines.map(({ order_discount_share }) => order_discount_share)).toEqual([0, 7_000]);
});

test('points never leave an amount that no gateway takes', () => {
  const generous = { ...policy, point_max_rate: 100, delivery_fee: 0 };
  const { maxPoints } = orderAmounts(generous, order([line(5_050, 1)], { availablePoints: 5_000 }));
  expect(maxPoints).toBe(4_950);
  expect(orderAmounts(generous, order([line(5_000, 1)], { availablePoints: 5_000 })).maxPoints).toBe(5_000);
  expect(orderAmounts(policy, order([line(5_000, 1)], { availablePoints: 990 })).maxPoints).toBe(0);
});

const won = (max: number) => fc.integer({ min: 0, max });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyRule: fc.Arbitrary<CouponRule> = fc
  .record({
    max_discount: optional(won(50_000).map((amount) => amount + 1)),
    max_discount_unit: optional(won(10_000).map((amount) => amount + 1)),
    applicable_quantity: optional(fc.integer({ min: 1, max: 99 })),
    isRate: fc.boolean(),
    value: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ isRate, value, ...limits }) => ({
    ...limits,
    discount_type: isRate ? 'RATE' : 'AMOUNT',
    discount_value: isRate ? value : value * 1_000,
  }));
const anyLine: fc.Arbitrary<AmountLine> = fc
  .record({
    base: won(300_000),
    graphics: won(50_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    productCoupon: optional(anyRule),
    graphicRule: optional(anyRule),
  })
  .map(({ base, graphics, quantity, productCoupon, graphicRule }) => ({
    unitPrice: base + graphics,
    quantity,
    productCoupon,
    graphicCoupon: graphicRule && { rule: graphicRule, unitAmount: graphics },
  }));
const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    orderRule: optional(anyRule),
    area: fc.constantFrom('JEJU', 'ISLAND', null),
    availablePoints: won(1_000_000),
    pointShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines, orderRule, area, availablePoints, pointShare }) => {
    const lineIndexes = lines.flatMap((_, index) => (index % 3 === 2 ? [] : [index]));
    const unpaid = {
      lines,
      orderCoupon: orderRule && { rule: orderRule, lineIndexes },
      area,
      availablePoints,
      point: 0,
    };
    const point = Math.floor(orderAmounts(policy, unpaid).maxPoints * pointShare);
    return { ...unpaid, point };
  });

test('the lines add up to the total and nothing is negative, whatever is ordered', () => {
  fc.assert(
    fc.property(anyOrder, (given) => {
      const { lines, ...amounts } = orderAmounts(policy, given);
      const total = (
        name: 'amount' | 'product' | 'graphic' | 'order_discount_share' | 'point_share' | 'paid_amount',
      ) => lines.reduce((before, each) => before + each[name], 0);
      expect(total('amount')).toBe(amounts.productAmount);
      expect(total('product') + total('graphic') + total('order_discount_share')).toBe(
        amounts.discountAmount,
      );
      expect(total('point_share')).toBe(given.point);
      expect(total('paid_amount') + amounts.delivery.total).toBe(amounts.paymentAmount);
      for (const each of lines)
        for (const amount of Object.values(each)) expect(amount).toBeGreaterThanOrEqual(0);
      expect(amounts.paymentAmount).toBeGreaterThanOrEqual(0);
      expect(amounts.maxPoints).toBeLessThanOrEqual(given.availablePoints);
    }),
  );
});
