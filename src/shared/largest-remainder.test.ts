import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideByLargestRemainder } from './largest-remainder.ts';

const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 });
const totalUpTo = (most: number) => fc.integer({ min: 0, max: most });
const sum = (numbers: readonly number[]) => numbers.reduce((before, each) => before + each, 0);

test('an amount that does not divide goes to the largest remainders', () => {
  expect(divideByLargestRemainder(1_000, [1, 1, 1])).toEqual([334, 333, 333]);
  expect(divideByLargestRemainder(100, [50_000, 30_000, 20_000])).toEqual([50, 30, 20]);
  expect(divideByLargestRemainder(5, [0, 0])).toEqual([0, 0]);
});

test('shares add up to the total, and none is negative or greater than its weight', () => {
  const cases = amounts.chain((weights) =>
    fc.tuple(fc.constant(weights), totalUpTo(Math.min(sum(weights), 2e9))),
  );
  fc.assert(
    fc.property(cases, ([weights, total]) => {
      const shares = divideByLargestRemainder(total, weights);
      expect(sum(shares)).toBe(sum(weights) === 0 ? 0 : total);
      shares.forEach((share, index) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
      });
    }),
  );
});

test('equal weights differ by one at most', () => {
  fc.assert(
    fc.property(totalUpTo(1_000_000), fc.integer({ min: 1, max: 40 }), (total, count) => {
      const shares = divideByLargestRemainder(
        total,
        Array.from({ length: count }, () => 1_000_000),
      );
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});
