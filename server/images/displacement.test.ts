import { expect, test } from 'vitest';
import { displaceArtwork, estimateDisplacement, readDisplacement } from './displacement.ts';
import { painted, pixelAt, type Rgba } from './tests/image-fixtures.ts';

const size = 200;
/** 100 pixels, from 50 on. */
const area = { x: 250, y: 250, width: 500, height: 500 };
const square = 20;
const white: Rgba = [255, 255, 255, 255];
const black: Rgba = [0, 0, 0, 255];
const checkerboard = painted(100, (x, y) =>
  (Math.floor(x / square) + Math.floor(y / square)) % 2 ? black : white,
);

/** Of the picture's pixels: how far to the right and down the print is read, in mock-up units. */
const uv = (distance: (x: number, y: number) => readonly [right: number, down: number], alpha = 255) =>
  painted(size, (x, y) => {
    const [right, down] = distance(x, y);
    return [128 + right * 4, 128 + down * 4, 0, alpha];
  });

const printed = (picture: ReturnType<typeof uv>) =>
  displaceArtwork(checkerboard, readDisplacement(picture, area));

test('a print on a flat surface is where it was placed', () => {
  const picture = printed(uv(() => [0, 0]));
  for (const [x, y] of [
    [3, 3],
    [25, 3],
    [25, 25],
    [96, 97],
  ] as const)
    expect(pixelAt(picture, x, y)).toEqual(pixelAt(checkerboard, x, y));
});

test('a print on a surface that is pushed aside moves with it', () => {
  // 30 and 20 units are 6 and 4 pixels of this picture.
  const picture = printed(uv(() => [30, 20]));
  for (const at of [10, 17, 40, 77])
    expect(pixelAt(picture, at, at)).toEqual(pixelAt(checkerboard, at + 6, at + 4));
});

test('a print around a cylinder is narrower towards its sides, where the geometry says', () => {
  // The area shows the middle of a cylinder whose radius is 55 pixels; the flat print is as wide as the arc.
  const radius = 55;
  const half = 50;
  const arc = radius * Math.asin(half / radius);
  const flatAt = (x: number) => (radius * Math.asin((x - half) / radius) * half) / arc + half;
  const picture = printed(uv((x) => [x < 50 || x >= 150 ? 0 : (flatAt(x - 50) - (x - 50)) * 5, 0]));
  const isDark = (x: number) => (pixelAt(picture, x, 10)[0] ?? 0) < 128;
  for (const edge of [20, 40, 60, 80]) {
    const expected = half + radius * Math.sin((((edge - half) / half) * arc) / radius);
    const near = Array.from({ length: 12 }, (_, step) => Math.round(expected) - 6 + step);
    const seen = near.find((x) => isDark(x) !== isDark(x - 1)) ?? 0;
    expect(Math.abs(seen - expected)).toBeLessThanOrEqual(1);
  }
});

test('what lies beside the flat print stays empty, and so does another sheet of cloth', () => {
  const beyond = printed(uv((x) => [x < 100 ? -31 : 0, 0]));
  expect(pixelAt(beyond, 2, 50)[3]).toBe(0);
  expect(pixelAt(beyond, 90, 50)[3]).toBe(255);
  expect(pixelAt(printed(uv(() => [0, 0], 0)), 50, 50)[3]).toBe(0);
  expect(pixelAt(printed(uv(() => [0, 0], 51)), 50, 50)[3]).toBe(51);
});

test('without a measured surface the print follows the shading, and never leaves its area', () => {
  const shaded = painted(size, (x) => [0, 0, 0, x < 100 ? 200 : 0]);
  const picture = displaceArtwork(checkerboard, estimateDisplacement(shaded, area));
  for (const at of [0, 20, 50, 99]) expect(pixelAt(picture, at, at)[3]).toBe(255);
});
