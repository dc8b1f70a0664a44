import { expect, test } from 'vitest';
import { printedSize } from './printed-size.ts';

test('a graphic is as large on the real thing as its part of the printable area', () => {
  expect(printedSize({ width: 120, height: 60 }, { area_width: 400, area_width_mm: 280 })).toBe(
    '8.4 × 4.2 cm',
  );
});

test('numbers that the data service sends as text count as well', () => {
  expect(printedSize({ width: '100.00', height: '100.00' }, { area_width: 1000, area_width_mm: 1000 })).toBe(
    '10.0 × 10.0 cm',
  );
});
