import { fieldsOf } from '#src/shared/parse.ts';
import { createStore } from '#src/shared/store.ts';
import { persistResult, readResult } from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import type { Cart, CartItem, PendingChange } from './cart-lines.ts';
import { cartSummary, setCartSummary } from './cart-summary.ts';

const key = 'cart';

/** The cart as the server sent it last; `null` until it was read. */
export const serverCart = createStore<{ readonly viewerId: string; readonly cart: Cart } | null>(null);

/** By line. They take precedence over `serverCart`. */
export const pendingCartChanges = createStore<ReadonlyMap<string, PendingChange>>(new Map());

/** Lines that were removed while this page is open, to be put back. */
export const removedCartItems = createStore<readonly CartItem[]>([]);

/** Takes over the cart as the server answered it, for the page, the badge and the next visit without a network. */
export function applyServerCart(viewerId: string, cart: Cart): void {
  serverCart.set({ viewerId, cart });
  setCartSummary({ ...cartSummary.get(), viewerId, count: cart.items.length });
  void persistResult(viewerStore(viewerId, 'results'), key, cart);
}

/** The cart as this device saw it last. Never rejects. */
export async function readSavedCart(viewerId: string): Promise<Cart | null> {
  const stored = await readResult(viewerStore(viewerId, 'results'), key);
  return isCart(stored?.data) ? stored.data : null;
}

function isCart(raw: unknown): raw is Cart {
  const { items, free_threshold } = fieldsOf(raw) ?? {};
  return Array.isArray(items) && typeof free_threshold === 'number';
}
