import { nilUuid } from '#src/session/viewer.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { cartMark, isCartUnmerged, resetCartMark } from '#src/writes/cart/cart-mark.ts';
import type { CartContext } from './open-cart.ts';

/** Sends what an earlier visit could not, and moves the cart of a visitor who has signed in. */
export function startCart(context: CartContext): void {
  const { id } = context.session.viewer();
  const mark = cartMark.get();
  // Of a member who has signed out.
  if (mark.viewerId !== id && mark.viewerId !== nilUuid) resetCartMark();
  if (!mark.hasChanges && !isCartUnmerged(id)) return;
  loadInBackground(
    () => import('./open-cart.ts'),
    ({ reopenCart }) => reopenCart(context),
  );
}
