import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesWhere, type Row } from '../../tests/support/evaluate-where.ts';
import { compareRows, rowsAfter } from './list-order.ts';

const directions = [
  'asc',
  'desc',
  'asc_nulls_first',
  'asc_nulls_last',
  'desc_nulls_first',
  'desc_nulls_last',
];
const direction = fc.constantFrom(...directions);
const value = fc.option(fc.integer({ min: 0, max: 2 }), { nil: null });
const rows = fc.uniqueArray(fc.record({ id: fc.nat({ max: 30 }), price: value, score: value }), {
  selector: ({ id }) => id,
  minLength: 1,
});

test('the condition names exactly the rows behind a row, however many are equal or null', () => {
  fc.assert(
    fc.property(rows, direction, direction, fc.constantFrom('asc', 'desc'), (known, price, score, id) => {
      const order = [{ price }, { score, id }];
      const sorted = known.toSorted(compareRows(order));
      for (const [place, row] of sorted.entries()) {
        const where = rowsAfter(order, row);
        expect(sorted.filter((other) => matchesWhere(where, other as Row, {}))).toEqual(
          sorted.slice(place + 1),
        );
      }
    }),
  );
});

test('moments are compared to the microsecond, whatever their fraction and time zone', () => {
  const moments = [
    '2026-11-01T00:00:00+00:00',
    '2026-11-01T00:00:00.000001+00:00',
    '2026-11-01T09:00:00.1+09:00',
    '2026-11-01T00:00:00.12Z',
    '2026-11-01T00:00:01Z',
  ].map((created_at) => ({ created_at }));
  expect(moments.toReversed().toSorted(compareRows([{ created_at: 'asc' }]))).toEqual(moments);
});
