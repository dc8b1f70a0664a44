import { expect, test } from 'vitest';
import { pictureSrcSet, pictureUrl } from './picture-url.ts';
import { fallbackConfig, parseShopConfig } from './shop-config.ts';

test('an empty configuration means our own server and no optional feature', () => {
  expect(parseShopConfig({})).toEqual(fallbackConfig);
  expect(fallbackConfig).toMatchObject({ graphql_url: '/v1/graphql', cdn_base: '/cdn', realm: null });
  expect(fallbackConfig).toMatchObject({
    client_id: null,
    logout_url: null,
    social: null,
    demo_accounts: null,
  });
});

test('values of unknown features are ignored', () => {
  expect(parseShopConfig({ cdn_base: 'https://cdn.test', loyalty: { provider: null } })).toMatchObject({
    cdn_base: 'https://cdn.test',
  });
});

test.each([[null], ['{}'], [{ currency: 'USD' }], [{ cdn_base: 3 }]])('%j is no configuration', (raw) => {
  expect(parseShopConfig(raw)).toBeNull();
});

test('pictures come scaled from the API', () => {
  expect(pictureUrl(fallbackConfig, '/products/tee.webp', 'm')).toBe(
    '/api/v1/image-resize/m?image_url=%2Fproducts%2Ftee.webp',
  );
  expect(pictureSrcSet(fallbackConfig, '/a.webp')).toMatch(/ 240w, .* 480w, .* 1080w$/);
});
