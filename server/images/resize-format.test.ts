import { expect, test } from 'vitest';
import { chooseFormat } from './resize-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['IMAGE/AVIF', 'avif'],
  ['*/*', 'jpeg'],
  ['image/png', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
] as const)('%s gets %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
