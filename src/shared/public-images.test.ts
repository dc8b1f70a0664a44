import { expect, test } from 'vitest';
import { isPublicImage, otherSizeUrls } from './public-images.ts';

const shop = { origin: 'https://shop.test', cdn: 'https://cdn.test/files' };
const isPublic = (url: string) => isPublicImage(new URL(url), shop);

test.each([
  'https://cdn.test/files/products/tee.webp',
  'https://shop.test/api/v1/image-resize/m?image_url=%2Fproducts%2Ftee.webp',
  'https://shop.test/api/v1/method-pictures/PRINTING/00000000-0000-4000-8000-000000000000?size=m',
])('%s is a public image', (url) => {
  expect(isPublic(url)).toBe(true);
});

test.each([
  'https://cdn.test/other/tee.webp',
  'https://cdn.test.evil.example/files/tee.webp',
  'https://evil.example/api/v1/image-resize/m?image_url=%2Ftee.webp',
  'https://shop.test/api/v1/config',
  'https://shop.test/api/v1/image-resize/m/more',
  'https://shop.test/v1/graphql',
  'https://shop.test/cdn/products/tee.webp',
])('%s is not a public image', (url) => {
  expect(isPublic(url)).toBe(false);
});

test('a resized image has three other sizes, an original has none', () => {
  const resized = new URL('https://shop.test/api/v1/image-resize/l?image_url=%2Ftee.webp');
  expect(otherSizeUrls(resized)).toEqual([
    'https://shop.test/api/v1/image-resize/s?image_url=%2Ftee.webp',
    'https://shop.test/api/v1/image-resize/m?image_url=%2Ftee.webp',
    'https://shop.test/api/v1/image-resize/ml?image_url=%2Ftee.webp',
  ]);
  expect(otherSizeUrls(new URL('https://cdn.test/files/tee.webp'))).toEqual([]);
});
