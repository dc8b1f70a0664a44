import { expect, test } from 'vitest';
import { readOrderListSearch } from './order-list-search.ts';

test('an address names a group and a period, or two days', () => {
  expect(readOrderListSearch({ group: 'delivered', period: '3m' })).toEqual({
    group: 'delivered',
    period: '3m',
  });
  expect(readOrderListSearch({ from: '2026-11-01', to: '2026-11-24' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-24',
  });
  expect(readOrderListSearch({ to: '2026-11-24', period: '1w' })).toEqual({ to: '2026-11-24' });
});

test('days that are swapped are put in order', () => {
  expect(readOrderListSearch({ from: '2026-11-24', to: '2026-11-01' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-24',
  });
});

test.each([
  { group: 'DELIVERED' },
  { group: 7, period: '2w' },
  { from: '2026-02-30', to: 'yesterday' },
  { from: '2026-13-01' },
  { from: ['2026-11-01'], to: { day: 1 } },
  { from: '0001-01-01', to: '9999-12-31' },
])('%o filters nothing', (raw) => {
  expect(readOrderListSearch(raw)).toEqual({});
});
