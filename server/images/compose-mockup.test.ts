import { describe, expect, test } from 'vitest';
import { composeMockup } from './compose-mockup.ts';
import { drapeOf } from './drape.ts';
import type { MockupPlate } from './mockup-plate.ts';
import { painted, pixelAt, type Rgba } from './tests/small-pictures.ts';

const clear: Rgba = [0, 0, 0, 0];
const size = 10;
/** The whole print area is the middle of a product that leaves one pixel free all around. */
const area = { x: 300, y: 300, width: 400, height: 400 };
const inside = (x: number, y: number) => x > 0 && y > 0 && x < 9 && y < 9;

function plate(parts: { overlay?: Rgba; foreground?: Rgba } = {}): MockupPlate {
  const overlay = painted(size, () => parts.overlay ?? clear);
  return {
    size,
    area,
    mask: Uint8Array.from({ length: size * size }, (_, i) =>
      inside(i % size, Math.floor(i / size)) ? 255 : 0,
    ),
    overlay,
    foreground: parts.foreground ? painted(size, (x) => (x === 4 && parts.foreground) || clear) : null,
    drape: drapeOf(overlay, area),
  };
}

const red = [220, 100, 100] as const;
const black = [20, 20, 20] as const;
const white = [255, 255, 255] as const;
const green = { ...painted(4, () => [0, 200, 0, 255]) };

describe('a composed mock-up', () => {
  test('has the cloth colour inside the mask and the ground outside', () => {
    const picture = composeMockup(plate(), { colour: red, artwork: null, ground: white });
    expect(pixelAt(picture, 5, 5)).toEqual([220, 100, 100, 255]);
    expect(pixelAt(picture, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  test('stays transparent around the product without a ground', () => {
    const picture = composeMockup(plate(), { colour: red, artwork: null, ground: null });
    expect(pixelAt(picture, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(pixelAt(picture, 5, 5)).toEqual([220, 100, 100, 255]);
  });

  test('keeps the colour of a soft shadow on a transparent ground', () => {
    const shadow = plate({ overlay: [40, 30, 20, 128] });
    expect(pixelAt(composeMockup(shadow, { colour: red, artwork: null, ground: null }), 0, 0)).toEqual([
      40, 30, 20, 128,
    ]);
  });

  test('prints the artwork in the area only', () => {
    const picture = composeMockup(plate(), { colour: red, artwork: green, ground: white });
    expect(pixelAt(picture, 3, 3)).toEqual([0, 200, 0, 255]);
    expect(pixelAt(picture, 6, 6)).toEqual([0, 200, 0, 255]);
    expect(pixelAt(picture, 2, 3)).toEqual([220, 100, 100, 255]);
    expect(pixelAt(picture, 7, 6)).toEqual([220, 100, 100, 255]);
  });

  test('never prints beside the product, even when the area reaches over its edge', () => {
    const wide = { ...plate(), area: { x: 0, y: 0, width: 400, height: 400 } };
    const picture = composeMockup(wide, { colour: red, artwork: green, ground: white });
    expect(pixelAt(picture, 0, 0)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(picture, 1, 1)).toEqual([0, 200, 0, 255]);
  });

  test('shades print and cloth alike, and lays the foreground above both', () => {
    const shaded = plate({ overlay: [0, 0, 0, 51], foreground: [250, 250, 0, 255] });
    const picture = composeMockup(shaded, { colour: red, artwork: green, ground: white });
    expect(pixelAt(picture, 5, 5)).toEqual([0, 160, 0, 255]);
    expect(pixelAt(picture, 8, 8)).toEqual([176, 80, 80, 255]);
    expect(pixelAt(picture, 4, 5)).toEqual([250, 250, 0, 255]);
  });

  test('lights dark cloth twice, so that its folds show, but a print on it once', () => {
    const lit = plate({ overlay: [255, 255, 255, 51] });
    const dark = composeMockup(lit, { colour: black, artwork: green, ground: white });
    expect(pixelAt(dark, 8, 8)[0]).toBeCloseTo(255 - (255 - 20) * 0.8 * 0.8, -1);
    expect(pixelAt(dark, 5, 5)[0]).toBeCloseTo(51, -1);
    const light = composeMockup(lit, { colour: [200, 200, 200], artwork: null, ground: white });
    expect(pixelAt(light, 8, 8)[0]).toBeCloseTo(255 - 55 * 0.8, -1);
  });
});
