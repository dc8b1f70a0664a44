import { expect, test } from 'vitest';
import { methodWarnings } from './method-warnings.ts';

const plain = { thinnest_line: null, gradient_share: 0, color_count: 4 };
const fine = { ...plain, thinnest_line: 0.01 };

test.each([
  ['EMBROIDERY', 99, ['thin-lines']],
  ['EMBROIDERY', 101, []],
  ['TRANSFER', 49, ['thin-lines']],
  ['TRANSFER', 51, []],
  ['PRINTING', 10, []],
] as const)('a line of a hundredth of the width by %s at %i mm: %j', (method, widthMm, warnings) => {
  expect(methodWarnings(fine, method, widthMm)).toEqual(warnings);
});

test('threads have one color each, so gradients and many colors are hard to sew, and easy to print', () => {
  const photo = { ...plain, gradient_share: 0.6, color_count: 60 };
  expect(methodWarnings(photo, 'EMBROIDERY', 100)).toEqual(['gradients', 'many-colors']);
  expect(methodWarnings(photo, 'PRINTING', 100)).toEqual([]);
  expect(methodWarnings(photo, 'TRANSFER', 100)).toEqual([]);
});
