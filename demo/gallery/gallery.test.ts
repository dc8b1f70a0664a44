import { expect, test } from 'vitest';
import { customOf } from '../catalogue/customs.ts';
import { customProducts } from '../catalogue/products.ts';
import { specOf } from './gallery.ts';

test.each(customProducts.map(({ key, sizeChart }) => [key, sizeChart] as const))(
  'the size drawing of %s says what its size chart says',
  (key, { sizes }) => {
    const inChart = Object.values(sizes).flat();
    const { measures } = specOf(key);
    expect(measures.length).toBeGreaterThan(0);
    for (const { cm } of measures) expect(inChart).toContain(cm);
  },
);

test.each(customProducts.map(({ key }) => key))('the pictures of %s show customs of it', (key) => {
  const { closeUp, inUse } = specOf(key);
  expect(customOf(closeUp.custom).product).toBe(key);
  expect(customOf(inUse.customs[0]).product).toBe(key);
});

test('an enlarged part of a picture lies on the mock-up', () => {
  for (const { key } of customProducts)
    for (const { x, y, size } of [specOf(key).detail, specOf(key).closeUp.window]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y) + size).toBeLessThanOrEqual(1000);
    }
});
