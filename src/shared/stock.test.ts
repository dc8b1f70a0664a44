import { expect, test } from 'vitest';
import { isSoldOut } from './stock.ts';

test.each([
  [1, false],
  [0, true],
  [-1, true],
])('%i left: sold out %s', (stock_count, soldOut) => {
  expect(isSoldOut({ stock_count })).toBe(soldOut);
});
