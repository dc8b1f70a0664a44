import { expect, test } from 'vitest';
import { cat, shirt } from '#tests/support/editor-session.ts';
import type { CustomDocument } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { customLines } from './custom-lines.ts';

const product_variants = [
  { id: 'v1', size: 'M', production_method: 'PRINTING', add_price: 0, stock_count: 5 },
  { id: 'v2', size: 'XL', production_method: 'EMBROIDERY', add_price: 3_000, stock_count: 5 },
  { id: 'v3', size: 'M', production_method: 'EMBROIDERY', add_price: 2_000, stock_count: 5 },
];
const product: EditorProduct = {
  ...shirt,
  product_options: shirt.product_options.map((option) => ({ ...option, product_variants })),
};

const layer = { id: 'l1', graphicId: cat.id, x: 0, y: 0, width: 100, height: 100 };

function addedBy(document: Pick<CustomDocument, 'method' | 'size'>, methodName: string, layers = [layer]) {
  const lines = customLines(
    product,
    { optionId: 'white', sides: { front: layers }, ...document },
    new Map([[cat.id, cat]]),
    methodName,
  );
  return lines.filter(({ part }) => part === 'variant').map(({ name_ko, amount }) => [name_ko, amount]);
}

test('embroidery costs at least what its cheapest size adds, before a size is chosen', () => {
  expect(addedBy({ method: 'EMBROIDERY', size: null }, '자수')).toEqual([['자수', 2_000]]);
  expect(addedBy({ method: 'EMBROIDERY', size: 'XL' }, '자수')).toEqual([['자수 · XL', 3_000]]);
});

test('a method adds nothing to a side without graphics', () => {
  expect(addedBy({ method: 'EMBROIDERY', size: null }, '자수', [])).toEqual([]);
});

test('a method that adds nothing is no line', () => {
  expect(addedBy({ method: 'PRINTING', size: null }, '프린팅')).toEqual([]);
});
