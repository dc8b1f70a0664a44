import { expect, test } from 'vitest';
import { allCustoms, decoratedSides, layersOf } from './customs.ts';
import { sideOf } from './mockup-of.ts';

test.each(allCustoms.map((custom) => [custom.key, custom] as const))(
  '%s lies within the print areas of its sides',
  (_key, custom) => {
    const sides = decoratedSides(custom);
    expect(sides.length).toBeGreaterThan(0);
    for (const side of sides) {
      const { area } = sideOf(custom.product, side);
      for (const layer of layersOf(custom, side)) {
        expect(layer.x).toBeGreaterThanOrEqual(area.x);
        expect(layer.y).toBeGreaterThanOrEqual(area.y);
        expect(layer.x + layer.width).toBeLessThanOrEqual(area.x + area.width);
        expect(layer.y + layer.height).toBeLessThanOrEqual(area.y + area.height);
      }
    }
  },
);

test('a graphic keeps its own shape', () => {
  const [custom] = allCustoms;
  if (!custom) throw new Error('There are customs');
  const [layer] = layersOf(custom, 'front');
  // its-okay is drawn 632 x 854.
  expect(layer && layer.height / layer.width).toBeCloseTo(854 / 632, 2);
});
