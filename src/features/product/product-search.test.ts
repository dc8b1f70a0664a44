import { expect, test } from 'vitest';
import { readProductSearch } from './product-search.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('valid ids are kept', () => {
  const search = { product_custom_id: id, mockup_group_id: id, graphic_id: id };
  expect(readProductSearch(search)).toEqual(search);
});

test.each(['', 'abc', 17, null, '../etc', `${id}0`])('%j is no id and is removed', (wrong) => {
  expect(readProductSearch({ product_custom_id: wrong, mockup_group_id: id, graphic_id: wrong })).toEqual({
    product_custom_id: undefined,
    mockup_group_id: id,
    graphic_id: undefined,
  });
});

test('an address without a query has no ids', () => {
  expect(readProductSearch({})).toEqual({});
});
