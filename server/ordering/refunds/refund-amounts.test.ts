import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideByLargestRemainder } from '#src/shared/largest-remainder.ts';
import { deliveryRefund, type PaidLine, refundAmounts, refundOfPieces } from './refund-amounts.ts';

const policy = { freeThreshold: 50_000, fee: 3_000 };
const returnFee = 3_000;

const paidLine = (quantity: number, paidAmount: number, pointShare = 0): PaidLine => ({
  quantity,
  paidAmount,
  pointShare,
  refundedQuantity: 0,
  refundedAmount: 0,
  refundedPoint: 0,
});

describe('pieces of a line', () => {
  test('cost their share, and the last one the remainder', () => {
    const line = paidLine(3, 10_000, 100);
    expect(refundOfPieces(line, 1)).toEqual({ amount: 3_333, point: 33 });
    const after = { ...line, refundedQuantity: 2, refundedAmount: 6_666, refundedPoint: 66 };
    expect(refundOfPieces(after, 1)).toEqual({ amount: 3_334, point: 34 });
    expect(refundOfPieces(line, 3)).toEqual({ amount: 10_000, point: 100 });
  });

  test('that are not there do not come back', () => {
    expect(() => refundOfPieces(paidLine(2, 100), 3)).toThrow('3 pieces of 2');
    expect(() => refundOfPieces({ ...paidLine(2, 100), refundedQuantity: 2 }, 1)).toThrow('1 pieces of 0');
  });
});

describe('the delivery', () => {
  const basis = {
    kept: 3_000,
    isFree: false,
    ...policy,
    keptAmount: 20_000,
    keepsPieces: true,
    ...({ wasHandedOver: false, fault: 'BUYER' } as const),
  };
  test.each([
    ['of an order of which a part stays is kept', basis, 0],
    ['of an order that is not sent goes back', { ...basis, keepsPieces: false, keptAmount: 0 }, 3_000],
    [
      'of an order that comes back whole is kept when the buyer changed their mind',
      { ...basis, keepsPieces: false, keptAmount: 0, wasHandedOver: true },
      0,
    ],
    [
      'of an order that comes back whole goes back when the shop is to blame',
      { ...basis, keepsPieces: false, keptAmount: 0, wasHandedOver: true, fault: 'SELLER' as const },
      3_000,
    ],
    ['that was free is charged when too little stays', { ...basis, kept: 0, isFree: true }, -3_000],
    ['that was free stays free when enough stays', { ...basis, isFree: true, keptAmount: 50_000 }, 0],
    ['is not charged when the shop is to blame', { ...basis, isFree: true, fault: 'SELLER' as const }, 0],
    ['that is charged already is not charged again', { ...basis, kept: 3_000, isFree: false }, 0],
  ])('%s', (_name, given, expected) => {
    expect(deliveryRefund(given)).toBe(expected);
  });
});

test('an amount that cannot be deducted is waived', () => {
  const pieces = [{ amount: 4_000, point: 10 }];
  expect(refundAmounts({ pieces, delivery: -3_000, fee: 3_000 })).toEqual({
    product: 4_000,
    delivery: -3_000,
    fee: 1_000,
    amount: 0,
    point: 10,
  });
  expect(refundAmounts({ pieces: [{ amount: 0, point: 5 }], delivery: -3_000, fee: 3_000 })).toMatchObject({
    amount: 0,
    delivery: expect.closeTo(0),
    point: 5,
  });
});

const orders = fc
  .array(fc.record({ unit: fc.integer({ min: 0, max: 90_000 }), quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((lines) => {
    const total = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
    return fc.record({
      lines: fc.constant(lines),
      points: fc.integer({ min: 0, max: Math.floor(total / 2) }),
      steps: fc.array(
        fc.record({
          line: fc.nat(),
          pieces: fc.nat(),
          fault: fc.constantFrom('BUYER' as const, 'SELLER' as const),
          wasHandedOver: fc.boolean(),
          isPrepaid: fc.boolean(),
        }),
        { maxLength: 30 },
      ),
    });
  });

type Order = (typeof orders extends fc.Arbitrary<infer Value> ? Value : never) & object;
type Step = Order['steps'][number];

/** An order as the books have it, and how one refund changes it. */
function openBooks({ lines, points }: Order) {
  const prices = lines.map(({ unit, quantity }) => unit * quantity);
  const shares = divideByLargestRemainder(points, prices);
  const bought = lines.map(({ quantity }, index) =>
    paidLine(quantity, (prices[index] ?? 0) - (shares[index] ?? 0), shares[index]),
  );
  const productAmount = sum(prices);
  const isFree = productAmount >= policy.freeThreshold;
  const delivery = isFree ? 0 : policy.fee;
  const books = { amount: 0, point: 0, product: 0, delivery: 0, fee: 0 };

  function refund({ line: at, pieces: wanted, fault, wasHandedOver, isPrepaid }: Step): void {
    const index = at % bought.length;
    const line = bought[index];
    if (!line || line.quantity === line.refundedQuantity) return;
    const pieces = 1 + (wanted % (line.quantity - line.refundedQuantity));
    const given = refundOfPieces(line, pieces);
    bought[index] = {
      ...line,
      refundedQuantity: line.refundedQuantity + pieces,
      refundedAmount: line.refundedAmount + given.amount,
      refundedPoint: line.refundedPoint + given.point,
    };
    const kept = bought.map(({ quantity, refundedQuantity }) => quantity - refundedQuantity);
    const refunded = refundAmounts({
      pieces: [given],
      delivery: deliveryRefund({
        ...policy,
        wasHandedOver,
        fault,
        keepsPieces: sum(kept) > 0,
        kept: delivery - books.delivery,
        isFree: isFree && books.delivery === 0,
        keptAmount: sum(lines.map(({ unit }, place) => unit * (kept[place] ?? 0))),
      }),
      fee: isPrepaid || fault === 'SELLER' ? 0 : returnFee,
    });
    for (const name of ['amount', 'point', 'product', 'delivery', 'fee'] as const)
      books[name] += refunded[name];
  }
  return { bought, books, delivery, productAmount, refund };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('refunds and the part that is kept add up to the payment, in whichever order they come', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { bought, books, delivery, productAmount, refund } = openBooks(order);
      const paid = productAmount - order.points + delivery;
      for (const step of order.steps) {
        const before = books.amount;
        refund(step);
        expect(books.amount).toBeGreaterThanOrEqual(before);
        const keptOfLines = sum(bought.map(({ paidAmount, refundedAmount }) => paidAmount - refundedAmount));
        expect(books.amount + keptOfLines + (delivery - books.delivery) + books.fee).toBe(paid);
        expect(books.amount).toBeLessThanOrEqual(paid);
        expect(books.point).toBeLessThanOrEqual(order.points);
      }
      const isAllBack = bought.every(({ quantity, refundedQuantity }) => quantity === refundedQuantity);
      if (isAllBack) {
        expect(books.point).toBe(order.points);
        expect(books.product).toBe(productAmount - order.points);
      }
    }),
    { numRuns: 500 },
  );
});
