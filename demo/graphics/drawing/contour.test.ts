import { expect, test } from 'vitest';
import { areaOf, contours, type Relief } from './contour.ts';

const relief = (rows: readonly string[]): Relief => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  at: (x, y) => (rows[y]?.[x] === '#' ? 1 : 0),
});

test('an island is walked around once', () => {
  const [loop, ...more] = contours(relief(['....', '.##.', '.##.', '....']), 0.5);
  expect(more).toHaveLength(0);
  expect(Math.abs(areaOf(loop ?? []))).toBeCloseTo(3.5);
});

test('a hole is walked the other way round', () => {
  const loops = contours(relief(['#####', '#...#', '#...#', '#...#', '#####']), 0.5);
  expect(loops.map((loop) => Math.sign(areaOf(loop))).toSorted()).toEqual([-1, 1]);
});

test('an island at the edge is closed too, and two islands are two loops', () => {
  expect(contours(relief(['#..#', '#..#']), 0.5)).toHaveLength(2);
});
