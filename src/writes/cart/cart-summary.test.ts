import { afterEach, expect, test } from 'vitest';
import { cartSummary, resetCartSummary } from './cart-summary.ts';

afterEach(resetCartSummary);

test('a page from the back/forward cache shows how much is in the cart by now', () => {
  const summary = { viewerId: 'u1', count: 3, hasChanges: false };
  localStorage.setItem('kkumim.cart', JSON.stringify(summary));
  window.dispatchEvent(new Event('pageshow'));
  expect(cartSummary.get().count).toBe(0);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(cartSummary.get()).toEqual(summary);
});
