import { expect, test } from 'vitest';
import { saleState } from './sale-state.ts';

test.each([
  ['ACT', 1, 'open'],
  ['ACT', 0, 'sold-out'],
  ['SUSPENDED', 5, 'suspended'],
  ['SUSPENDED', 0, 'suspended'],
])('%s with %i left is %s', (state, stock_count, sale) => {
  expect(saleState({ state, stock_count })).toBe(sale);
});
