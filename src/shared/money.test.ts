import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [0, '0원'],
  [999, '999원'],
  [1000, '1,000원'],
  [1234567, '1,234,567원'],
  [-3000, '-3,000원'],
])('%i is written as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});
