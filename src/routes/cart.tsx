import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { openCart } from '#src/app/open-cart.ts';
import { decodeItems, toItem } from '#src/components/product/bought-items.ts';
import { CartPage } from '#src/features/cart/cart-page.tsx';
import { createCheckout, selectedIds } from '#src/features/cart/create-checkout.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { networkError } from '#src/graphql/query-error.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { textOf } from '#src/shared/parse.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadCart, refreshCart } from '#src/writes/cart/viewer-cart.ts';
import { loadSkeletons } from './-load-skeletons.ts';

const ChangeOptionSheet = lazyComponent(
  () => import('#src/features/product/change-option-sheet.tsx'),
  'ChangeOptionSheet',
);

export const Route = createFileRoute('/cart')({
  staticData: {
    styles: 'member',
    title: msg`Cart`,
    header: 'back',
    offline: 'bag',
    installPrompt: false,
    robots: 'disallow',
  },
  // After a login: `buy` is what a visitor wanted to buy at once, `order` that they had pressed the cart's own button.
  validateSearch: (raw): { buy?: string | undefined; order?: true | undefined } => ({
    buy: textOf(raw.buy),
    order: raw.order === true ? true : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { buy, order }, preload }) => {
    const viewer = context.session.viewer();
    if (!preload && !isVisitor(viewer) && (buy || order)) {
      if (order) await refreshCart(context);
      const source = buy ? { items: decodeItems(buy).map(toItem) } : { cart_item_ids: selectedIds() };
      const id = await createCheckout(context, source);
      throw redirect(
        id ? { to: '/order/$id', params: { id }, replace: true } : { to: '/cart', search: {}, replace: true },
      );
    }
    openCart(context);
    const state = await loadCart(context);
    if (!state) throw networkError(new Error('The cart could not be loaded.'));
    return { viewerId: viewer.id };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'CartSkeleton'),
  component: CartRoute,
});

function CartRoute() {
  return (
    <CartPage
      optionSheet={(line, onChange, onClose) => (
        <ChangeOptionSheet line={line} onChange={onChange} onClose={onClose} />
      )}
    />
  );
}
