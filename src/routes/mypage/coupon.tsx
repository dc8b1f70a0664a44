import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '#src/features/coupons/coupons-page.tsx';
import { loadCoupons } from '#src/features/coupons/load-coupons.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { textOf } from '#src/shared/parse.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/coupon')({
  staticData: { styles: 'member', title: msg`Coupons`, header: 'back', offline: 'page' },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context }) => ({ coupons: await loadCoupons(context) }),
  pendingComponent: lazySkeleton(loadSkeletons, 'CouponsSkeleton'),
  component: MypageCouponRoute,
});

function MypageCouponRoute() {
  const { coupons } = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const selectTab = (id: string) => void navigate({ search: { tab: id }, replace: true, resetScroll: false });
  return <CouponsPage coupons={coupons} tab={tab} onTab={selectTab} />;
}
