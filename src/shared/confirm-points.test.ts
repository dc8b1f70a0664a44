import { expect, test } from 'vitest';
import { confirmPoints } from './confirm-points.ts';

test.each([
  [42_000, 0.35, 147],
  [29_000, 1, 290],
  [99, 1, 0],
  [100, 0.29, 0],
  [10_000, 0.29, 29],
  [2_000_000_000, 99.99, 1_999_800_000],
  [0, 5, 0],
])('%d won at %f per cent bring %d points', (paid, percent, points) => {
  expect(confirmPoints(paid, percent)).toBe(points);
});
