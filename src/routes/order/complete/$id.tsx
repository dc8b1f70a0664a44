import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadOrder } from '#src/features/orders/load-order.ts';
import { OrderCompletePage } from '#src/features/orders/order-complete-page.tsx';
import { progressOf } from '#src/features/orders/order-progress.ts';
import { refreshCart } from '#src/writes/cart/viewer-cart.ts';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { redirectToOrder, refuseOrder } from '../-order-guard.ts';

export const Route = createFileRoute('/order/complete/$id')({
  staticData: {
    styles: 'member',
    title: msg`Order complete`,
    header: 'close',
    installPrompt: false,
    robots: 'disallow',
  },
  beforeLoad: async (options) => {
    // Imported lazily: it is not part of what every visit loads.
    const { guardOrder } = await import('../-order-guard.ts');
    guardOrder(options, options.params.id);
  },
  loader: async (options) => {
    const {
      context,
      params: { id },
    } = options;
    const order = await loadOrder(context, id);
    if (!order) return refuseOrder(options);
    if (progressOf(order.state) !== 'complete') return redirectToOrder(order);
    // The ordered lines have left the cart.
    void refreshCart(context);
    return order;
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'OrderSkeleton'),
  component: OrderCompleteRoute,
});

function OrderCompleteRoute() {
  return <OrderCompletePage order={Route.useLoaderData()} />;
}
