import { expect, test } from 'vitest';
import { isSameBuild, isShopPage } from './same-build.ts';

const page = (script: string, config: string) =>
  `<html><head><script type="application/json" id="shop-config">${config}</script></head><script src="${script}"></script></html>`;
const portal = '<html><body>Welcome to the free network of this café</body></html>';

test('two pages that differ only in their configuration are the same build', () => {
  expect(isSameBuild(page('/a.js', '{"cdn_base":"/cdn"}'), page('/a.js', '{"cdn_base":"\\u003c"}'))).toBe(
    true,
  );
});

test('two pages with different scripts are not', () => {
  expect(isSameBuild(page('/a.js', '{}'), page('/b.js', '{}'))).toBe(false);
});

test('the page of a captive portal is not the shop’s', () => {
  expect(isShopPage(portal)).toBe(false);
  expect(isSameBuild(portal, portal)).toBe(false);
  expect(isSameBuild(page('/a.js', '{}'), portal)).toBe(false);
});
