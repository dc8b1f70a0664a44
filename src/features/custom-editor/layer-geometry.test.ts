import { expect, test } from 'vitest';
import { alignBox, centerOf, keepInReach, placeNew, rounded, scaleBox } from './layer-geometry.ts';

// 200 mm wide: two units per millimetre.
const area = { x: 300, y: 200, width: 400, height: 500, widthMm: 200 };
const box = { x: 400, y: 300, width: 100, height: 50 };

test('a layer in the area stays where it is', () => {
  expect(keepInReach(box, area)).toEqual(box);
});

test('a layer that is pulled out of the area keeps its middle in it', () => {
  expect(keepInReach({ ...box, x: -500 }, area)).toEqual({ ...box, x: 250 });
  expect(keepInReach({ ...box, x: 900, y: 900 }, area)).toEqual({ ...box, x: 650, y: 675 });
});

test('a layer grows about its middle and keeps its shape', () => {
  expect(scaleBox(box, 2, area)).toEqual({ x: 350, y: 275, width: 200, height: 100 });
  expect(centerOf(scaleBox(box, 0.5, area))).toEqual(centerOf(box));
});

test('a layer that is pulled at one corner grows about the other', () => {
  expect(scaleBox(box, 2, area, { x: 400, y: 300 })).toEqual({ x: 400, y: 300, width: 200, height: 100 });
});

test('nothing becomes smaller than 5 mm or larger than twice the area', () => {
  expect(scaleBox(box, 0.0001, area).width).toBe(10);
  expect(scaleBox(box, 9999, area).width).toBe(800);
});

test.each([
  ['left', { x: 300 }],
  ['center', { x: 450 }],
  ['right', { x: 600 }],
  ['top', { y: 200 }],
  ['middle', { y: 425 }],
  ['bottom', { y: 650 }],
] as const)('aligned to the %s', (alignment, place) => {
  expect(alignBox(box, area, alignment)).toEqual({ ...box, ...place });
});

test.each([
  [{ width: 1000, height: 1000, extension: 'webp' }],
  [{ width: 100, height: 3000, extension: 'webp' }],
  [{ width: 3000, height: 100, extension: 'svg' }],
])('a new graphic of %j lies in the area with its shape', (file) => {
  const placed = placeNew(file, area, 4);
  expect(placed.width / placed.height).toBeCloseTo(file.width / file.height, 1);
  expect(placed.x).toBeGreaterThanOrEqual(area.x);
  expect(placed.y).toBeGreaterThanOrEqual(area.y);
  expect(placed.x + placed.width).toBeLessThanOrEqual(area.x + area.width);
  expect(placed.y + placed.height).toBeLessThanOrEqual(area.y + area.height);
});

test('a new graphic is as large as it is sharp, but not tiny', () => {
  const file = { width: 600, height: 600, extension: 'webp' };
  // 600 dots at 151 per inch are 100.9 mm.
  expect(placeNew(file, area, 0).width).toBe(201.85);
  expect(placeNew({ ...file, extension: 'svg' }, area, 0).width).toBe(240);
  expect(placeNew({ ...file, width: 10, height: 10 }, area, 0).width).toBe(60);
});

test('a second graphic does not hide the first one', () => {
  const file = { width: 1000, height: 1000, extension: 'webp' };
  expect(placeNew(file, area, 1)).not.toEqual(placeNew(file, area, 0));
});

test('what is stored has two decimals', () => {
  expect(rounded({ x: 1 / 3, y: 2 / 3, width: 10.005, height: 9.999 })).toEqual({
    x: 0.33,
    y: 0.67,
    width: 10.01,
    height: 10,
  });
});
