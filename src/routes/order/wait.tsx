import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadOrder } from '#src/features/orders/load-order.ts';
import { progressOf } from '#src/features/orders/order-progress.ts';
import { OrderWaitPage } from '#src/features/orders/order-wait-page.tsx';
import { wordOf } from '#src/shared/parse.ts';
import { loadSkeletons } from '../-load-skeletons.ts';
import { redirectToOrder, refuseOrder } from './-order-guard.ts';

export const Route = createFileRoute('/order/wait')({
  staticData: {
    styles: 'member',
    title: msg`Order pending`,
    header: 'back',
    installPrompt: false,
    robots: 'disallow',
  },
  validateSearch: (raw): { order?: string | undefined } => ({ order: wordOf(raw.order) }),
  loaderDeps: ({ search }) => search,
  beforeLoad: async (options) => {
    // Imported lazily: it is not part of what every visit loads.
    const { guardOrder } = await import('./-order-guard.ts');
    guardOrder(options, options.search.order ?? '');
  },
  loader: async (options) => {
    const {
      context,
      deps: { order: id = '' },
    } = options;
    const order = await loadOrder(context, id);
    if (!order) return refuseOrder(options);
    return progressOf(order.state) === 'checkout' ? order : redirectToOrder(order);
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'OrderSkeleton'),
  component: OrderWaitRoute,
});

function OrderWaitRoute() {
  const order = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <OrderWaitPage
      order={order}
      onSettled={(progress) => {
        const params = { id: order.id };
        if (progress === 'failed')
          return void navigate({
            to: '/order/$id',
            params,
            search: { error: 'PAYMENT_FAILED' },
            replace: true,
          });
        const to = progress === 'complete' ? '/order/complete/$id' : '/mypage/order/$id';
        void navigate({ to, params, replace: true });
      }}
    />
  );
}
