import { afterEach, expect, test } from 'vitest';
import { cartMark, resetCartMark } from './cart-mark.ts';

afterEach(resetCartMark);

test('a page from the back/forward cache shows how much is in the cart by now', () => {
  const mark = { viewerId: 'u1', count: 3, hasChanges: false };
  localStorage.setItem('kkumim.cart', JSON.stringify(mark));
  window.dispatchEvent(new Event('pageshow'));
  expect(cartMark.get().count).toBe(0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(cartMark.get()).toEqual(mark);
});
