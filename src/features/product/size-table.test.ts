import { expect, test } from 'vitest';
import { readSizeTable } from './size-table.ts';

test('a row for each size, a column for each measure in its usual order', () => {
  const cell = (size: string, measure: string, cm: number | string) => ({ size, measure, cm });
  const cells = [cell('S', 'CHEST', 51), cell('S', 'LENGTH', '67.5'), cell('M', 'CHEST', 54)];
  expect(readSizeTable(cells)).toEqual({
    measures: ['LENGTH', 'CHEST'],
    rows: [
      { size: 'S', cm: { CHEST: 51, LENGTH: 67.5 } },
      { size: 'M', cm: { CHEST: 54 } },
    ],
  });
});
