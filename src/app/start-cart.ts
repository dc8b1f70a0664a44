import { msg } from '@lingui/core/macro';
import { cartMark, isCartUnmerged, resetCartMark } from '#src/offline/cart-mark.ts';
import type { Refusal } from '#src/offline/outbox-queue.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { currentToast, showToast } from '#src/ui/toasts.ts';
import type { RouterContext } from './router-context.ts';

type CartContext = Pick<RouterContext, 'config' | 'i18n' | 'session'>;

/** Sends what an earlier visit could not, and moves the cart of a visitor who has signed in. */
export function startCart(context: CartContext): void {
  const { id } = context.session.viewer();
  const mark = cartMark.get();
  // Of a member who has signed out.
  if (mark.viewerId !== id && mark.viewerId !== nilUuid) resetCartMark();
  if (!mark.hasChanges && !isCartUnmerged(id)) return;
  loadInBackground(
    () => import('#src/offline/viewer-cart.ts'),
    async ({ closeViewerCart, refreshCart }) => {
      closeViewerCart();
      await openCart(context);
      await refreshCart(context);
    },
  );
}

/** Opens the cart of the current viewer, and says which changes were refused or have to wait. */
export async function openCart(context: CartContext): Promise<void> {
  const { openViewerCart } = await import('#src/offline/viewer-cart.ts');
  const { i18n } = context;
  openViewerCart(context, {
    onRefused(refusal) {
      if (document.visibilityState === 'visible') showToast(i18n._(refusals[refusal]));
    },
    onDelayed() {
      // Never in place of a toast with an action.
      if (!currentToast.get()?.action)
        showToast(i18n._(msg`Saved on this device. We’ll send it once you’re back online.`));
    },
  });
}

const refusals = {
  gone: msg`This item is no longer in your cart.`,
  failed: msg`We put this item back to what can be ordered now.`,
  'too-old': msg`A change of your cart could not be saved for a month, so we let it go.`,
} as const satisfies Record<Refusal, unknown>;
