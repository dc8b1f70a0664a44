import { expect, test } from 'vitest';
import type { Box } from '#src/shared/artwork.ts';
import { placeNew } from './new-layer-place.ts';

// 200 mm wide: two units per millimetre.
const area = { x: 300, y: 200, width: 400, height: 500, widthMm: 200 };
const square = { width: 1000, height: 1000, extension: 'webp' };

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** One after the other, each beside those before. */
function placeMany(count: number, file = square): readonly Box[] {
  const boxes: Box[] = [];
  while (boxes.length < count) boxes.push(placeNew(file, area, boxes));
  return boxes;
}

test.each([
  [square],
  [{ width: 100, height: 3000, extension: 'webp' }],
  [{ width: 3000, height: 100, extension: 'svg' }],
])('however many of %j are added, each lies in the area with its shape', (file) => {
  for (const placed of placeMany(10, file)) {
    expect(placed.width / placed.height).toBeCloseTo(file.width / file.height, 0);
    expect(placed.x).toBeGreaterThanOrEqual(area.x - 0.01);
    expect(placed.y).toBeGreaterThanOrEqual(area.y - 0.01);
    expect(placed.x + placed.width).toBeLessThanOrEqual(area.x + area.width + 0.01);
    expect(placed.y + placed.height).toBeLessThanOrEqual(area.y + area.height + 0.01);
  }
});

test('a graphic on an empty side is as large as it is sharp, but not tiny', () => {
  const file = { width: 600, height: 600, extension: 'webp' };
  // 600 dots at 151 per inch are 100.9 mm.
  expect(placeNew(file, area, []).width).toBe(201.85);
  expect(placeNew({ ...file, extension: 'svg' }, area, []).width).toBe(240);
  expect(placeNew({ ...file, width: 10, height: 10 }, area, []).width).toBe(60);
});

test('the first four lie beside each other, in line, and none is tiny', () => {
  const boxes = placeMany(4);
  for (const [at, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThanOrEqual(96);
    for (const other of boxes.slice(0, at)) expect(overlap(box, other)).toBe(0);
  }
  const [first, second] = boxes;
  if (!first || !second) throw new Error('Nothing was placed.');
  expect(second.x + second.width / 2).toBeCloseTo(first.x + first.width / 2, 1);
  expect(second.y).toBeGreaterThan(first.y + first.height);
});

test('a motif lies on a pattern in its full size, and ten graphics do not hide each other', () => {
  const pattern = { x: 300, y: 200, width: 400, height: 350 };
  const placed = placeNew(square, area, [pattern, { x: 300, y: 560, width: 400, height: 140 }]);
  expect(placed.width).toBe(240);
  const boxes = placeMany(10);
  for (const [at, box] of boxes.entries())
    for (const other of boxes.slice(0, at))
      expect(overlap(box, other) / (other.width * other.height)).toBeLessThan(0.51);
});
