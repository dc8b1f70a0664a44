import { expect, test } from 'vitest';
import { methodChoices, sizeChoices } from './variant-choices.ts';

const variants = [
  { size: 'M', production_method: 'EMBROIDERY', stock_count: 0 },
  { size: 'M', production_method: 'PRINTING', stock_count: 3 },
  { size: 'L', production_method: 'EMBROIDERY', stock_count: 0 },
  { size: 'L', production_method: 'PRINTING', stock_count: 0 },
];

test('a size is sold out when all of its methods are', () => {
  expect(sizeChoices(variants)).toEqual([
    { value: 'M', isSoldOut: false },
    { value: 'L', isSoldOut: true },
  ]);
});

test('the methods are those of the selected size', () => {
  expect(methodChoices(variants, 'M').map(({ isSoldOut }) => isSoldOut)).toEqual([true, false]);
  expect(methodChoices(variants, 'L').map(({ isSoldOut }) => isSoldOut)).toEqual([true, true]);
});

test('without a selected size the stock of a method is that of all sizes', () => {
  expect(methodChoices(variants, null)).toEqual([
    { value: 'EMBROIDERY', isSoldOut: true },
    { value: 'PRINTING', isSoldOut: false },
  ]);
});

test('a product that cannot be customized has no methods', () => {
  expect(methodChoices([{ size: 'FREE', production_method: 'NONE', stock_count: 5 }], null)).toEqual([]);
});
