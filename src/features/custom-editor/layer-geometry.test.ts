import { expect, test } from 'vitest';
import { alignBox, centerOf, keepInReach, rounded, scaleBox } from './layer-geometry.ts';

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

test('a box that is stored has two decimals', () => {
  expect(rounded({ x: 1 / 3, y: 2 / 3, width: 10.005, height: 9.999 })).toEqual({
    x: 0.33,
    y: 0.67,
    width: 10.01,
    height: 10,
  });
});
