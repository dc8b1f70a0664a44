import { expect, test } from 'vitest';
import { productAvailability } from './availability.ts';

test.each([
  ['ACT', 1, 'available'],
  ['ACT', 0, 'sold-out'],
  ['SUSPENDED', 5, 'suspended'],
  ['SUSPENDED', 0, 'suspended'],
])('%s with %i left is %s', (state, stock_count, expected) => {
  expect(productAvailability({ state, stock_count })).toBe(expected);
});
