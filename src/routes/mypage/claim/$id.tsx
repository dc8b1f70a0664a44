import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ClaimPage } from '#src/features/claims/claim-page.tsx';
import { loadClaim } from '#src/features/claims/load-claim.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { refuseOrder } from '../../order/-order-guard.ts';

export const Route = createFileRoute('/mypage/claim/$id')({
  staticData: { styles: 'member', title: msg`Cancel, return, exchange`, header: 'back' },
  loader: async (options) => {
    const claim = await loadClaim(options.context, options.params.id);
    return claim ?? refuseOrder(options);
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'OrderDetailsSkeleton'),
  component: MypageClaimIdRoute,
});

function MypageClaimIdRoute() {
  return <ClaimPage claim={Route.useLoaderData()} />;
}
