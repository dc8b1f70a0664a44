import { nilUuid } from '#src/session/viewer.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { cartSummary, isCartUnmerged, resetCartSummary } from '#src/writes/cart/cart-summary.ts';
import type { CartContext } from './open-cart.ts';

/** Sends what an earlier visit could not, and moves the cart of a visitor who has signed in. */
export function startCart(context: CartContext): void {
  const { id } = context.session.viewer();
  const summary = cartSummary.get();
  // Of a member who has signed out.
  if (summary.viewerId !== id && summary.viewerId !== nilUuid) resetCartSummary();
  if (!summary.hasChanges && !isCartUnmerged(id)) return;
  loadInBackground(
    () => import('./open-cart.ts'),
    ({ reopenCart }) => reopenCart(context),
  );
}
