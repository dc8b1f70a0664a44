import { expect, test } from 'vitest';
import { readReviewListSearch, reviewSortInAddress } from './review-list-search.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('an address without parameters shows all reviews, the newest first', () => {
  expect(readReviewListSearch({})).toEqual({});
  expect(reviewSortInAddress('new')).toBeUndefined();
  expect(reviewSortInAddress('low')).toBe('low');
});

test('order, photos and product are read', () => {
  const read = { product_id: id, photo: true, sort: 'helpful' };
  expect(readReviewListSearch({ product_id: id.toUpperCase(), photo: 1, sort: 'helpful' })).toEqual(read);
});

test.each([
  [{ sort: 'new' }],
  [{ sort: 'best' }],
  [{ sort: ['high', 'low'] }],
  [{ photo: 'no' }],
  [{ photo: 0 }],
  [{ product_id: 7 }],
  [{ product_id: `${id}\u0000` }],
  [{ product_id: [id, id] }],
])('%o is left out', (raw) => {
  expect(readReviewListSearch(raw)).toEqual({});
});
