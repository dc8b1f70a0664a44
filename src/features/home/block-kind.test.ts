import { expect, test } from 'vitest';
import { blockKind } from './block-kind.ts';

test.each([
  ['BANNER', 'PRODUCT', 'compact-rows'],
  ['BANNER', 'GRAPHIC', 'compact-rows'],
  ['BANNER', 'IMAGE', 'image'],
  ['BANNER', null, 'image'],
  ['LINE', null, 'line'],
  ['NAVIGATION', null, 'navigation'],
  ['ITEM', 'PRODUCT_CUSTOM_TEMPLATE', 'customs'],
  ['ITEM', 'PRODUCT', 'products'],
  ['ITEM', 'ARTIST', 'artists'],
  ['ITEM', 'REVIEW', 'reviews'],
  ['ITEM', 'LATER', null],
  ['THUMBNAIL', 'PRODUCT', 'thumbnails'],
  ['THUMBNAIL', 'CUSTOM2', 'thumbnails'],
  ['TAG', null, 'tags'],
  ['LATER', null, null],
])('%s / %s is rendered as %s', (type, subType, kind) => {
  expect(blockKind(type, subType)).toBe(kind);
});
