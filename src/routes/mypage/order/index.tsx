import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadOrders } from '#src/features/orders/load-orders.ts';
import { type OrderListSearch, readOrderListSearch } from '#src/features/orders/order-list-search.ts';
import { OrdersPage } from '#src/features/orders/orders-page.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';

type OrderListInput = { readonly [Name in keyof OrderListSearch]?: unknown };

export const Route = createFileRoute('/mypage/order/')({
  staticData: { styles: 'member', title: msg`Orders and delivery`, header: 'back', offline: 'page' },
  // Read in the loader and in the component, whose code is not part of a first visit to another page.
  validateSearch: (raw: OrderListInput): OrderListInput => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({ first: await loadOrders(context, readOrderListSearch(deps)) }),
  pendingComponent: lazySkeleton(loadSkeletons, 'OrderListSkeleton'),
  component: MypageOrderRoute,
});

function MypageOrderRoute() {
  const { first } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <OrdersPage
      search={readOrderListSearch(Route.useSearch())}
      first={first}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
