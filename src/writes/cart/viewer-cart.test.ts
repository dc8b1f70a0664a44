import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { type Viewer, visitor } from '#src/session/viewer.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { emptyCart } from '#tests/support/empty-cart.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { providerConfig } from '#tests/support/provider-stub.ts';
import type { CartItem } from './cart-lines.ts';
import { pendingCartChanges, serverCart } from './cart-store.ts';
import { resetCartSummary } from './cart-summary.ts';
import { changeCartLine, closeViewerCart, openViewerCart, restoreCartLine } from './viewer-cart.ts';

const id = '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01';
const cart = () => Response.json(emptyCart);
const headers = { 'content-type': 'application/problem+json' };
const notFound = () => Response.json({ code: 'NOT_FOUND' }, { status: 404, headers });

const fetched = vi.fn<typeof fetch>();
let viewer: Viewer = member;
const session = { ...memberSession(), viewer: () => viewer };

/** The member's cart. The server responds to its first call when the test says so. */
function openCart() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  const context = { config: providerConfig, session, i18n: { locale: 'ko' } };
  openViewerCart(context, { onRefused: () => {}, onDelayed: () => {} });
  return {
    requested: () => vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce()),
    respond: resolve,
    waits: () => vi.waitFor(() => expect(pendingCartChanges.get().get(id)?.isWaiting).toBe(true)),
  };
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(async () => {
  closeViewerCart();
  fetched.mockReset();
  vi.unstubAllGlobals();
  viewer = member;
  resetCartSummary();
  markOnline();
  await deleteViewerDatabase(member.id);
});

test('a changed line shows the cart that the server responds with', async () => {
  const { requested, respond } = openCart();
  void changeCartLine({ id, quantity: 2 });
  await requested();
  respond(cart());
  await vi.waitFor(() => expect(serverCart.get()?.viewerId).toBe(member.id));
});

test('a response that comes after the member has signed out does not bring their cart back', async () => {
  const { requested, respond, waits } = openCart();
  void changeCartLine({ id, quantity: 2 });
  await requested();
  viewer = visitor;
  respond(cart());
  await waits();
  expect(serverCart.get()).toBeNull();
});

test('a line of a member who has signed out is not put back into the cart of a visitor', async () => {
  const { requested, respond, waits } = openCart();
  const item = { id, product_variant_id: id, product_custom_id: null, quantity: 1, is_selected: true };
  void restoreCartLine(item as CartItem);
  await requested();
  viewer = visitor;
  respond(notFound());
  await waits();
  expect(fetched).toHaveBeenCalledOnce();
});
