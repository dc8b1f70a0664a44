import { expect, test } from 'vitest';
import { isPublicPicture, otherSizesOf } from './public-pictures.ts';

const shop = { origin: 'https://shop.test', cdn: 'https://cdn.test/files' };
const isPicture = (address: string) => isPublicPicture(new URL(address), shop);

test.each([
  'https://cdn.test/files/products/tee.webp',
  'https://shop.test/api/v1/image-resize/m?image_url=%2Fproducts%2Ftee.webp',
])('%s is a public picture', (address) => {
  expect(isPicture(address)).toBe(true);
});

test.each([
  'https://cdn.test/other/tee.webp',
  'https://cdn.test.evil.example/files/tee.webp',
  'https://evil.example/api/v1/image-resize/m?image_url=%2Ftee.webp',
  'https://shop.test/api/v1/config',
  'https://shop.test/api/v1/image-resize/m/more',
  'https://shop.test/v1/graphql',
  'https://shop.test/cdn/products/tee.webp',
])('%s is none', (address) => {
  expect(isPicture(address)).toBe(false);
});

test('a scaled picture has two brothers, an original none', () => {
  const scaled = new URL('https://shop.test/api/v1/image-resize/l?image_url=%2Ftee.webp');
  expect(otherSizesOf(scaled)).toEqual([
    'https://shop.test/api/v1/image-resize/s?image_url=%2Ftee.webp',
    'https://shop.test/api/v1/image-resize/m?image_url=%2Ftee.webp',
  ]);
  expect(otherSizesOf(new URL('https://cdn.test/files/tee.webp'))).toEqual([]);
});
