import { expect, test } from 'vitest';
import { nearestSize } from './nearest-size.ts';

const tee = [
  { size: 'S', cm: { LENGTH: 67, SHOULDER: 46, CHEST: 51 } },
  { size: 'M', cm: { LENGTH: 70, SHOULDER: 48, CHEST: 54 } },
  { size: 'L', cm: { LENGTH: 73, SHOULDER: 50, CHEST: 57 } },
];

test('a garment that fits finds the size that is like it', () => {
  expect(nearestSize(tee, { of: 'garment', cm: { CHEST: 53, LENGTH: 71 } })).toBe('M');
  expect(nearestSize(tee, { of: 'garment', cm: { CHEST: 60 } })).toBe('L');
});

test('a girth is compared with the width of a garment that leaves room', () => {
  expect(nearestSize(tee, { of: 'body', cm: { CHEST: 92 } })).toBe('S');
  expect(nearestSize(tee, { of: 'body', cm: { CHEST: 104, SHOULDER: 48 } })).toBe('L');
});

test('the smaller one of two sizes that are as near is taken', () => {
  expect(nearestSize(tee, { of: 'garment', cm: { CHEST: 55.5 } })).toBe('M');
});

test('measures that the chart does not have find nothing', () => {
  expect(nearestSize(tee, { of: 'garment', cm: { SLEEVE: 21 } })).toBeNull();
  expect(nearestSize(tee, { of: 'garment', cm: {} })).toBeNull();
  expect(nearestSize([{ size: 'FREE', cm: { WIDTH: 38 } }], { of: 'body', cm: { CHEST: 90 } })).toBeNull();
});
