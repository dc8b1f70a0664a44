import { expect, test } from 'vitest';
import { pathInShop } from './subscribe-worker-messages.ts';

const origin = 'https://shop.test';

test.each([
  ['/product/1?from=push#reviews', '/product/1?from=push#reviews'],
  ['https://shop.test/main', '/main'],
])('the page goes to %s', (href, place) => {
  expect(pathInShop(href, origin)).toBe(place);
});

test.each([
  null,
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/main',
  'javascript:alert(1)',
  'http://',
])('the page does not go to %s', (href) => {
  expect(pathInShop(href, origin)).toBeNull();
});
