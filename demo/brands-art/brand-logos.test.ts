import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brands } from '../catalogue/brands.ts';

test('every brand has a logo, and every logo has a brand', () => {
  const logos = globSync('*.svg', { cwd: import.meta.dirname });
  expect(logos.toSorted()).toEqual(brands.map(({ key }) => `${key}.svg`).toSorted());
});
