import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Viewer, visitor } from '#src/session/viewer.ts';
import { currentToast, dismissToast } from '#src/ui/toasts.ts';
import { serverCart } from '#src/writes/cart/cart-store.ts';
import { resetCartSummary } from '#src/writes/cart/cart-summary.ts';
import { emptyCart } from '#tests/support/empty-cart.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { useAddToCart } from './use-buying.ts';

const item = { variantId: '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01', customId: null, quantity: 1 };

function AddButton() {
  const addToCart = useAddToCart();
  const [outcome, setOutcome] = useState('');
  const add = async () => setOutcome((await addToCart([item])).kind);
  return (
    <button type="button" onClick={() => void add()}>
      Add {outcome}
    </button>
  );
}

afterEach(() => {
  cleanup();
  serverCart.set(null);
  resetCartSummary();
  dismissToast();
  vi.unstubAllGlobals();
});

test.each([
  ['a member', member, 'done', member.id],
  ['a member who has signed out before the response', visitor, 'canceled', undefined],
] as const)('into the cart of %s', async (_who, later, outcome, owner) => {
  let viewer: Viewer = member;
  vi.stubGlobal('fetch', async () => {
    viewer = later;
    return Response.json(emptyCart);
  });
  await renderInShop(<AddButton />, 'ko', { session: { ...memberSession(), viewer: () => viewer } });
  await userEvent.click(screen.getByRole('button', { name: /Add/ }));
  expect(await screen.findByRole('button', { name: `Add ${outcome}` })).toBeTruthy();
  expect(serverCart.get()?.viewerId).toBe(owner);
  expect(currentToast.get() === null).toBe(outcome === 'canceled');
});
