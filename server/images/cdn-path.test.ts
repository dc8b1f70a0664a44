import { expect, test } from 'vitest';
import { parseCdnPath } from './cdn-path.ts';

test.each(['/products/tee-white-front.webp', '/a.svg', '/그래픽/고양이 1.webp'])(
  '%s is a path of the CDN',
  (path) => {
    expect(parseCdnPath(path)).toBe(path);
  },
);

test.each([
  '',
  '/',
  'products/tee.webp',
  'https://cdn.shop.test.evil.example/a.webp',
  'https://cdn.shop.test@127.0.0.1/a.webp',
  'https://cdn.shop.test:8080@169.254.169.254/latest',
  'http://0x7f.1/a',
  'http://2130706433/a',
  '//evil.example/a.webp',
  '/\\evil.example/a.webp',
  '/\t/evil.example',
  '/../../etc/passwd',
  '/products/../../server.pid',
  '/products/./a.webp',
  '/products//a.webp',
  '/products/',
  '/%2e%2e/etc/passwd',
  '/a.webp?x=1',
  '/a.webp#x',
  '/a\0.webp',
  '/.demo-pictures',
  '/products/.hidden/a.webp',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg/>',
  `/${'a'.repeat(600)}`,
])('%j is none', (path) => {
  expect(parseCdnPath(path)).toBeNull();
});
