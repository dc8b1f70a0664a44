import { nilUuid } from '#src/session/viewer.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/read.ts';
import { createStore } from '#src/shared/store.ts';
import { readStored, subscribeStored, writeStored } from '#src/storage/browser-storage.ts';

/** The state of the cart that every page knows without loading it. */
type CartMark = {
  /** The viewer whose cart it is; the nil UUID is that of a visitor. */
  readonly viewerId: string;
  readonly count: number;
  /** Changes wait for the network. */
  readonly hasChanges: boolean;
};

const emptyCart: CartMark = { viewerId: nilUuid, count: 0, hasChanges: false };

/** Server rendering and hydration know no cart. */
export const cartMark = createStore<CartMark>(emptyCart);

if (typeof window !== 'undefined') {
  const read = () => cartMark.set(parseCartMark(readStored('cart')));
  read();
  subscribeStored('cart', read);
}

export function setCartMark(mark: CartMark): void {
  const { viewerId, count, hasChanges } = cartMark.get();
  if (viewerId === mark.viewerId && count === mark.count && hasChanges === mark.hasChanges) return;
  writeStored('cart', JSON.stringify(mark));
  cartMark.set(mark);
}

/** A member has signed out: their number of items must not stay. */
export const resetCartMark = (): void => setCartMark(emptyCart);

/** The cart of a member: what they put into the cart before they signed in waits to be merged. */
export const isCartUnmerged = (viewerId: string): boolean => {
  const mark = cartMark.get();
  return viewerId !== nilUuid && mark.viewerId === nilUuid && mark.count > 0;
};

function parseCartMark(stored: string | null): CartMark {
  const { viewerId, count, hasChanges } = fieldsOf(parseJson(stored)) ?? {};
  if (!textOf(viewerId) || !Number.isInteger(count)) return emptyCart;
  return { viewerId: String(viewerId), count: Number(count), hasChanges: hasChanges === true };
}
