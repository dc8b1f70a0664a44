import { expect, test } from 'vitest';
import { decodeItems, encodeItems } from './bought-items.ts';

const variantId = '3f0c1a52-0000-4000-8000-000000000001';
const customId = '3f0c1a52-0000-4000-8000-000000000002';

test('the items that a visitor wants to buy survive the address that the login returns to', () => {
  const items = [
    { variantId, customId: null, quantity: 2 },
    { variantId, customId, quantity: 99 },
  ];
  expect(decodeItems(encodeItems(items))).toEqual(items);
});

test.each(['', 'x:1', `${variantId}:0`, `${variantId}:100`, `${variantId}:1:x`, `${variantId}:1e3`])(
  '%s is nothing to buy',
  (text) => expect(decodeItems(text)).toEqual([]),
);
