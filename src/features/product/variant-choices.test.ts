import { expect, test } from 'vitest';
import { methodChoices, sizeChoices } from './variant-choices.ts';

const variants = [
  { size: 'M', production_method: 'EMBROIDERY', stock_count: 0 },
  { size: 'M', production_method: 'PRINTING', stock_count: 3 },
  { size: 'L', production_method: 'EMBROIDERY', stock_count: 0 },
  { size: 'L', production_method: 'PRINTING', stock_count: 0 },
];

test('a size is sold out when no way of making it is left', () => {
  expect(sizeChoices(variants)).toEqual([
    { value: 'M', isSoldOut: false },
    { value: 'L', isSoldOut: true },
  ]);
});

test('the methods are those of the chosen size', () => {
  expect(methodChoices(variants, 'M').map(({ isSoldOut }) => isSoldOut)).toEqual([true, false]);
  expect(methodChoices(variants, 'L').map(({ isSoldOut }) => isSoldOut)).toEqual([true, true]);
});

test('before a size is chosen a method counts over all of them', () => {
  expect(methodChoices(variants, null)).toEqual([
    { value: 'EMBROIDERY', isSoldOut: true },
    { value: 'PRINTING', isSoldOut: false },
  ]);
});

test('a product that is sold as it is offers no method', () => {
  expect(methodChoices([{ size: 'FREE', production_method: 'NONE', stock_count: 5 }], null)).toEqual([]);
});
