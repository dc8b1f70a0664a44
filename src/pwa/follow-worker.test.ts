import { expect, test } from 'vitest';
import { placeInShop } from './follow-worker.ts';

const origin = 'https://shop.test';

test.each([
  ['/product/1?from=push#reviews', '/product/1?from=push#reviews'],
  ['https://shop.test/main', '/main'],
])('the page goes to %s', (href, place) => {
  expect(placeInShop(href, origin)).toBe(place);
});

test.each([
  null,
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/main',
  'javascript:alert(1)',
  'http://',
])('the page does not go to %s', (href) => {
  expect(placeInShop(href, origin)).toBeNull();
});
