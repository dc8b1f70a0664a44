import { msg } from '@lingui/core/macro';
import { currentToast, showToast } from '#src/ui/toasts.ts';
import { closeViewerCart, openViewerCart, refreshCart } from '#src/writes/cart/viewer-cart.ts';
import type { Refusal } from '#src/writes/outbox/outbox-queue.ts';
import type { RouterContext } from './router-context.ts';

export type CartContext = Pick<RouterContext, 'config' | 'i18n' | 'session'>;

/** For another viewer, or with changes of an earlier visit: sends them and reads the cart anew. */
export async function reopenCart(context: CartContext): Promise<void> {
  closeViewerCart();
  openCart(context);
  await refreshCart(context);
}

/** Opens the cart of the current viewer, and says which changes were refused or have to wait. */
export function openCart(context: CartContext): void {
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
