import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import {
  type BrandOrderState,
  brandOrderStates,
  loadBrandOrders,
} from '#src/features/brand-orders/brand-order-list.ts';
import { BrandOrdersPage } from '#src/features/brand-orders/brand-orders-page.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { guardAbility } from '../-guards.ts';

export const Route = createFileRoute('/mypage/brand-orders')({
  staticData: { styles: 'member', title: msg`Orders of my brand`, header: 'back' },
  validateSearch: (raw): { state?: BrandOrderState | undefined } => ({
    state: brandOrderStates.find((state) => state === raw.state),
  }),
  loaderDeps: ({ search }) => search,
  beforeLoad: (options) => guardAbility(options, 'read', 'brand-orders'),
  loader: ({ context, deps: { state } }) => loadBrandOrders(context, state),
  pendingComponent: lazySkeleton(() => import('#src/features/fallbacks/text-skeleton.tsx'), 'TextSkeleton'),
  component: MypageBrandOrdersRoute,
});

function MypageBrandOrdersRoute() {
  const loaded = Route.useLoaderData();
  const { state } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BrandOrdersPage
      key={state}
      state={state}
      loaded={loaded}
      onState={(chosen) => void navigate({ search: { state: chosen }, replace: true, resetScroll: false })}
    />
  );
}
