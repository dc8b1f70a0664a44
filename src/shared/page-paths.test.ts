import { expect, test } from 'vitest';
import { isPagePath } from './page-paths.ts';

test.each(['/', '/main', '/index.html', '/product/1', '/unknown/deep', '/apiary', '/v1beta'])(
  '%s is a screen',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  '/v1/graphql',
  '/v2',
  '/api/v1/config',
  '/realms/shop/protocol/openid-connect/token',
  '/cdn/products/tee.webp',
  '/assets/gone-1a2b3c4d',
  '/healthz',
  '/dev/messages',
  '/sandbox/',
  '/sandbox/window/1',
  '/sw.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/screenshots/main.png',
])('%s is none', (path) => {
  expect(isPagePath(path)).toBe(false);
});
