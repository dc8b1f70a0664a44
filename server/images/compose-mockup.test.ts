import { describe, expect, test } from 'vitest';
import { composeMockup } from './compose-mockup.ts';
import { estimateDisplacement } from './displacement.ts';
import type { DecodedMockupSide } from './mockup-side.ts';
import { painted, pixelAt, type Rgba } from './tests/image-fixtures.ts';

const clear: Rgba = [0, 0, 0, 0];
const size = 10;
/** A print area in the middle of a product that leaves one pixel free all around. */
const area = { x: 300, y: 300, width: 400, height: 400 };
const inside = (x: number, y: number) => x > 0 && y > 0 && x < 9 && y < 9;

function mockupSide(colors: { overlay?: Rgba; foreground?: Rgba } = {}): DecodedMockupSide {
  const overlay = painted(size, () => colors.overlay ?? clear);
  return {
    size,
    area,
    mask: Uint8Array.from({ length: size * size }, (_, i) =>
      inside(i % size, Math.floor(i / size)) ? 255 : 0,
    ),
    overlay,
    foreground: colors.foreground ? painted(size, (x) => (x === 4 && colors.foreground) || clear) : null,
    displacement: estimateDisplacement(overlay, area),
  };
}

const red = [220, 100, 100] as const;
const black = [20, 20, 20] as const;
const white = [255, 255, 255] as const;
const green = { ...painted(4, () => [0, 200, 0, 255]) };

describe('a composed mock-up', () => {
  test('has the product color inside the mask and the background outside', () => {
    const image = composeMockup(mockupSide(), { color: red, artwork: null, background: white });
    expect(pixelAt(image, 5, 5)).toEqual([220, 100, 100, 255]);
    expect(pixelAt(image, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  test('stays transparent around the product without a background', () => {
    const image = composeMockup(mockupSide(), { color: red, artwork: null, background: null });
    expect(pixelAt(image, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(pixelAt(image, 5, 5)).toEqual([220, 100, 100, 255]);
  });

  test('keeps the color of a soft shadow on a transparent background', () => {
    const shadow = mockupSide({ overlay: [40, 30, 20, 128] });
    expect(pixelAt(composeMockup(shadow, { color: red, artwork: null, background: null }), 0, 0)).toEqual([
      40, 30, 20, 128,
    ]);
  });

  test('prints the artwork in the area only', () => {
    const image = composeMockup(mockupSide(), { color: red, artwork: green, background: white });
    expect(pixelAt(image, 3, 3)).toEqual([0, 200, 0, 255]);
    expect(pixelAt(image, 6, 6)).toEqual([0, 200, 0, 255]);
    expect(pixelAt(image, 2, 3)).toEqual([220, 100, 100, 255]);
    expect(pixelAt(image, 7, 6)).toEqual([220, 100, 100, 255]);
  });

  test('never prints beside the product, even when the area exceeds its edge', () => {
    const wide = { ...mockupSide(), area: { x: 0, y: 0, width: 400, height: 400 } };
    const image = composeMockup(wide, { color: red, artwork: green, background: white });
    expect(pixelAt(image, 0, 0)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(image, 1, 1)).toEqual([0, 200, 0, 255]);
  });

  test('shades print and product alike, and draws the foreground above both', () => {
    const shaded = mockupSide({ overlay: [0, 0, 0, 51], foreground: [250, 250, 0, 255] });
    const image = composeMockup(shaded, { color: red, artwork: green, background: white });
    expect(pixelAt(image, 5, 5)).toEqual([0, 160, 0, 255]);
    expect(pixelAt(image, 8, 8)).toEqual([176, 80, 80, 255]);
    expect(pixelAt(image, 4, 5)).toEqual([250, 250, 0, 255]);
  });

  test('lights dark fabric twice, so that its folds show, but a print on it once', () => {
    const lit = mockupSide({ overlay: [255, 255, 255, 51] });
    const dark = composeMockup(lit, { color: black, artwork: green, background: white });
    expect(pixelAt(dark, 8, 8)[0]).toBeCloseTo(255 - (255 - 20) * 0.8 * 0.8, -1);
    expect(pixelAt(dark, 5, 5)[0]).toBeCloseTo(51, -1);
    const light = composeMockup(lit, { color: [200, 200, 200], artwork: null, background: white });
    expect(pixelAt(light, 8, 8)[0]).toBeCloseTo(255 - 55 * 0.8, -1);
  });
});
