import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadBrandOrders, readBrandOrderState } from '#src/features/brand-orders/brand-order-list.ts';
import { BrandOrdersPage } from '#src/features/brand-orders/brand-orders-page.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { textOf } from '#src/shared/parse.ts';
import { guardAbility } from '../-guards.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/brand-orders')({
  staticData: { styles: 'member', title: msg`Orders of my brand`, header: 'back' },
  validateSearch: (raw): { state?: string | undefined } => ({ state: textOf(raw.state) }),
  loaderDeps: ({ search }) => search,
  beforeLoad: (options) => guardAbility(options, 'read', 'brand-orders'),
  loader: ({ context, deps }) => loadBrandOrders(context, readBrandOrderState(deps.state)),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageBrandOrdersRoute,
});

function MypageBrandOrdersRoute() {
  const loaded = Route.useLoaderData();
  const state = readBrandOrderState(Route.useSearch().state);
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
