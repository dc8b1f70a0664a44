import { type ApiContext, callApi } from '#src/api/call-api.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Refusal } from '../outbox/outbox-queue.ts';
import type { CartChange, CartItem } from './cart-lines.ts';
import {
  applyServerCart,
  pendingCartChanges,
  readSavedCart,
  removedCartItems,
  serverCart,
} from './cart-store.ts';
import { isCartUnmerged } from './cart-summary.ts';

type CartListeners = {
  readonly onRefused: (refusal: Refusal) => void;
  readonly onDelayed: () => void;
};

type ViewerCart = { readonly viewerId: string; readonly outbox: Promise<Outbox<CartChange>> };

let current: ViewerCart | null = null;

/** Opens the viewer's cart, which also sends changes of earlier visits. Does nothing if it is open. */
export function openViewerCart(context: ApiContext, { onRefused, onDelayed }: CartListeners): void {
  const viewerId = context.session.viewer().id;
  if (current?.viewerId === viewerId) return;
  closeViewerCart();
  const refresh = () => void refreshCart(context);
  // Not with the page: nothing is sent before the first change.
  const outbox = import('./cart-outbox.ts').then(({ openCartOutbox }) =>
    openCartOutbox({
      viewerId,
      context,
      onDelayed,
      onChanged: refresh,
      onRefused(refusal) {
        refresh();
        onRefused(refusal);
      },
    }),
  );
  current = { viewerId, outbox };
  // The next page tries again.
  outbox.catch(() => {
    current = null;
  });
}

/** Changes that were not sent stay stored. */
export function closeViewerCart(): void {
  current?.outbox.then(
    (outbox) => outbox.close(),
    () => {},
  );
  current = null;
  serverCart.set(null);
  removedCartItems.set([]);
}

/** Shows a change of a line at once and sends it as soon as that is possible. Never rejects. */
export async function changeCartLine(change: CartChange): Promise<void> {
  const outbox = await current?.outbox.catch(() => null);
  const { isWaiting: _, ...pending } = pendingCartChanges.get().get(change.id) ?? { isWaiting: false };
  await outbox?.enqueue(change.id, { ...pending, ...change });
}

export function removeCartLine(item: CartItem): Promise<void> {
  removedCartItems.set([item, ...removedCartItems.get().filter(({ id }) => id !== item.id)]);
  return changeCartLine({ id: item.id, isRemoved: true, restored: undefined });
}

export function restoreCartLine(item: CartItem): Promise<void> {
  const restored = { variantId: item.product_variant_id, customId: item.product_custom_id };
  return changeCartLine({
    id: item.id,
    quantity: item.quantity,
    isSelected: item.is_selected,
    isRemoved: false,
    restored,
  });
}

/** `saved`: as this device saw it last, while the server is asked. `null`: it was never seen and cannot be loaded. */
export async function loadCart(context: ApiContext): Promise<'fresh' | 'saved' | null> {
  const viewerId = context.session.viewer().id;
  const loading = refreshCart(context);
  const known = serverCart.get();
  if (known?.viewerId === viewerId) return 'saved';
  const saved = await readSavedCart(viewerId);
  // The response may have been faster.
  if (saved && serverCart.get()?.viewerId !== viewerId) serverCart.set({ viewerId, cart: saved });
  if (saved) return 'saved';
  return (await loading) ? 'fresh' : null;
}

/** Reads the cart; that of a visitor who has signed in moves into the member's first. */
export async function refreshCart(context: ApiContext): Promise<boolean> {
  const viewerId = context.session.viewer().id;
  const outcome = isCartUnmerged(viewerId)
    ? await callApi(context, 'POST /cart/merge')
    : await callApi(context, 'GET /cart');
  // Signed in or out meanwhile.
  if (outcome.kind !== 'ok' || context.session.viewer().id !== viewerId) return false;
  applyServerCart(viewerId, outcome.body);
  return true;
}
