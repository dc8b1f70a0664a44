import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { toEcommerceItem } from '#src/analytics/ecommerce-item.ts';
import { pushEcommerceEvent } from '#src/analytics/push-ecommerce-event.ts';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { askToLogIn } from '#src/session/ask-to-log-in.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { showToast } from '#src/ui/toasts.ts';
import { useOutcomeMessage } from '../form/use-outcome-message.ts';
import { type BoughtItem, encodeItems, toItem } from './bought-items.ts';

/** `done`, `canceled`, or else why not, for the shopper. */
export type BuyingOutcome =
  | { readonly kind: 'done' | 'canceled' }
  | { readonly kind: 'failed'; readonly message: string };

type Buying = (items: readonly BoughtItem[]) => Promise<BuyingOutcome>;

/** The ids of a call for these items: the same ones when it is repeated because nobody knows whether it arrived. */
function useCallIds() {
  const pending = useRef<{ readonly content: string; readonly ids: readonly string[] }>(null);
  return {
    of(items: readonly BoughtItem[], count: number): readonly string[] {
      const content = encodeItems(items);
      if (pending.current?.content !== content)
        pending.current = { content, ids: Array.from({ length: count }, () => newUuid()) };
      return pending.current.ids;
    },
    forget() {
      pending.current = null;
    },
  };
}

/** Begins to order these items alone. A visitor is asked to log in first, and the order begins after the login. */
export function useBuyNow(): Buying {
  const router = useRouter();
  const describe = useOutcomeMessage();
  const callIds = useCallIds();
  return async (items) => {
    const { context } = router.options;
    if (isVisitor(context.session.viewer())) {
      const isLeaving = await askToLogIn(router, undefined, `/cart?buy=${encodeItems(items)}`);
      return { kind: isLeaving ? 'done' : 'canceled' };
    }
    const [idempotencyKey = ''] = callIds.of(items, 1);
    const body = { source: { items: items.map(toItem) } };
    const outcome = await callApi(context, 'POST /checkouts', { body, idempotencyKey });
    if (outcome.kind !== 'unknown') callIds.forget();
    if (outcome.kind !== 'ok') return { kind: 'failed', message: describe(outcome) };
    await router.navigate({ to: '/order/$id', params: { id: outcome.body.id } });
    return { kind: 'done' };
  };
}

/** Puts items into the cart, also of a visitor, and says so with a way to it. */
export function useAddToCart(): Buying {
  const { t } = useLingui();
  const router = useRouter();
  const describe = useOutcomeMessage();
  const callIds = useCallIds();
  return async (items) => {
    const { context } = router.options;
    const viewerId = context.session.viewer().id;
    const ids = callIds.of(items, items.length);
    const body = { items: items.map((item, index) => ({ ...toItem(item), id: ids[index] ?? '' })) };
    const outcome = await callApi(context, 'POST /cart/items', { body });
    if (outcome.kind !== 'unknown') callIds.forget();
    if (outcome.kind !== 'ok') return { kind: 'failed', message: describe(outcome) };
    const { applyServerCart } = await import('#src/writes/cart/cart-store.ts');
    // It is not the cart of somebody who has signed in or out meanwhile.
    if (context.session.viewer().id !== viewerId) return { kind: 'canceled' };
    applyServerCart(viewerId, outcome.body);
    pushAddToCart(items, outcome.body.items);
    const open = () => void router.navigate({ to: '/cart' });
    showToast(t`Added to your cart.`, { label: t`View cart`, run: open });
    return { kind: 'done' };
  };
}

function pushAddToCart(
  added: readonly BoughtItem[],
  lines: readonly (Parameters<typeof toEcommerceItem>[0] & {
    readonly product_variant_id: string;
    readonly product_custom_id: string | null;
  })[],
): void {
  const items = added.flatMap(({ variantId, customId, quantity }) => {
    const line = lines.find(
      ({ product_variant_id, product_custom_id }) =>
        product_variant_id === variantId && product_custom_id === customId,
    );
    return line ? [toEcommerceItem({ ...line, quantity })] : [];
  });
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  pushEcommerceEvent('add_to_cart', { currency: 'KRW', value, items });
}
