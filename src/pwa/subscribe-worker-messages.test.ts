import { expect, test } from 'vitest';
import { pathInShop } from './subscribe-worker-messages.ts';

const origin = 'https://shop.test';

test.each([
  ['/product/1?from=push#reviews', '/product/1?from=push#reviews'],
  ['https://shop.test/main', '/main'],
])('the page navigates to %s', (href, path) => {
  expect(pathInShop(href, origin)).toBe(path);
});

test.each([
  null,
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/main',
  'javascript:alert(1)',
  'http://',
])('the page does not navigate to %s', (href) => {
  expect(pathInShop(href, origin)).toBeNull();
});
