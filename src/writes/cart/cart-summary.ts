import { nilUuid } from '#src/session/viewer.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { createStore } from '#src/shared/store.ts';
import { readStored, subscribeStored, writeStored } from '#src/storage/browser-storage.ts';

/** The state of the cart that every page knows without loading it. */
type CartSummary = {
  /** The viewer whose cart it is; the nil UUID is that of a visitor. */
  readonly viewerId: string;
  readonly count: number;
  /** Changes wait for the network. */
  readonly hasChanges: boolean;
};

const emptyCart: CartSummary = { viewerId: nilUuid, count: 0, hasChanges: false };

/** Server rendering and hydration know no cart. */
export const cartSummary = createStore<CartSummary>(emptyCart);

if (typeof window !== 'undefined') {
  const read = () => cartSummary.set(parseCartSummary(readStored('cart')));
  read();
  subscribeStored('cart', read);
}

export function setCartSummary(summary: CartSummary): void {
  const { viewerId, count, hasChanges } = cartSummary.get();
  if (viewerId === summary.viewerId && count === summary.count && hasChanges === summary.hasChanges) return;
  writeStored('cart', JSON.stringify(summary));
  cartSummary.set(summary);
}

/** A member has signed out: their number of items must not stay. */
export const resetCartSummary = (): void => setCartSummary(emptyCart);

/** The cart of a member: what they put into the cart before they signed in waits to be merged. */
export const isCartUnmerged = (viewerId: string): boolean => {
  const summary = cartSummary.get();
  return viewerId !== nilUuid && summary.viewerId === nilUuid && summary.count > 0;
};

function parseCartSummary(stored: string | null): CartSummary {
  const { viewerId, count, hasChanges } = fieldsOf(parseJson(stored)) ?? {};
  if (!textOf(viewerId) || !Number.isInteger(count)) return emptyCart;
  return { viewerId: String(viewerId), count: Number(count), hasChanges: hasChanges === true };
}
