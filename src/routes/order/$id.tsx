import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx';
import { loadCheckout } from '#src/features/checkout/load-checkout.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadOrder } from '#src/features/orders/load-order.ts';
import { progressOf } from '#src/features/orders/order-progress.ts';
import { wordOf } from '#src/shared/parse.ts';
import { loadSkeletons } from '../-load-skeletons.ts';
import { leaveCheckout, refuseOrder } from './-order-guard.ts';

export const Route = createFileRoute('/order/$id')({
  staticData: {
    styles: 'member',
    title: msg`Order`,
    header: 'back',
    // Nothing leads away under the button that pays.
    layout: { tabBar: false },
    installPrompt: false,
    robots: 'disallow',
  },
  // `error`: the code of a payment that failed, after which a phone comes back.
  validateSearch: (raw): { error?: string | undefined } => ({ error: wordOf(raw.error) }),
  beforeLoad: async (options) => {
    // Imported lazily: it is not part of what every visit loads.
    const { guardOrder } = await import('./-order-guard.ts');
    guardOrder(options, options.params.id);
  },
  loader: async (options) => {
    const {
      context,
      params: { id },
    } = options;
    const loaded = await loadCheckout(context, id);
    const order = loaded?.checkout.order;
    if (loaded && !(order && progressOf(order.state) !== 'checkout')) return loaded;
    // The checkout of a placed order may be gone.
    const placed = order ? { id, state: order.state } : await loadOrder(context, id);
    return placed ? leaveCheckout(placed) : refuseOrder(options);
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'CheckoutSkeleton'),
  component: OrderIdRoute,
});

function OrderIdRoute() {
  const { id } = Route.useParams();
  const { failMessage, ...loaded } = Route.useLoaderData();
  const { error } = Route.useSearch();
  return <CheckoutPage key={id} {...loaded} paymentProblem={error ? failMessage : null} />;
}
