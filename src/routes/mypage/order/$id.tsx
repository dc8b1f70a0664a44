import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadDelivery, loadOrderDetails } from '#src/features/orders/load-order-details.ts';
import { OrderDetailsPage } from '#src/features/orders/order-details-page.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { redirectToOrder, refuseOrder } from '../../order/-order-guard.ts';

export const Route = createFileRoute('/mypage/order/$id')({
  staticData: { styles: 'member', title: msg`Order details`, header: 'back' },
  loader: async (options) => {
    const {
      context,
      params: { id },
    } = options;
    const order = await loadOrderDetails(context, id);
    if (!order) return refuseOrder(options);
    // Not placed yet: it has another screen.
    if (order.state === 'PAYMENT_PENDING') return redirectToOrder(order);
    // Without them the order is still worth seeing.
    const delivery = order.deliveries.length > 0 && (await loadDelivery(context, id).catch(() => null));
    return { order, parcels: delivery ? delivery.deliveries : [] };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'OrderDetailsSkeleton'),
  component: MypageOrderIdRoute,
});

function MypageOrderIdRoute() {
  return <OrderDetailsPage {...Route.useLoaderData()} />;
}
