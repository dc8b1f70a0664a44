import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Viewer, visitor } from '#src/session/viewer.ts';
import type { CartItem } from '#src/writes/cart/cart-lines.ts';
import { serverCart } from '#src/writes/cart/cart-store.ts';
import { resetCartSummary } from '#src/writes/cart/cart-summary.ts';
import { emptyCart } from '#tests/support/empty-cart.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { useChangeCart } from './use-change-cart.ts';

const id = '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01';

function OptionButton() {
  const { setVariant } = useChangeCart();
  const [isDone, setIsDone] = useState(false);
  const change = () => void setVariant({ id } as CartItem, id).then(() => setIsDone(true));
  return (
    <button type="button" disabled={isDone} onClick={change}>
      L
    </button>
  );
}

afterEach(() => {
  cleanup();
  serverCart.set(null);
  resetCartSummary();
  vi.unstubAllGlobals();
});

test.each([
  ['a member', member, member.id],
  ['a member who has signed out before the response', visitor, undefined],
] as const)('another option in the cart of %s', async (_who, later, owner) => {
  let viewer: Viewer = member;
  vi.stubGlobal('fetch', async () => {
    viewer = later;
    return Response.json(emptyCart);
  });
  await renderInShop(<OptionButton />, 'ko', { session: { ...memberSession(), viewer: () => viewer } });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', true));
  expect(serverCart.get()?.viewerId).toBe(owner);
});
