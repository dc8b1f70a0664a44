import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ClaimFormPage } from '#src/features/claims/claim-form-page.tsx';
import { loadClaimForm } from '#src/features/claims/load-claim.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { refuseOrder } from '../../order/-order-guard.ts';

/** Ids of the order and of its line. */
type ClaimFormInput = { readonly order?: unknown; readonly line?: unknown };

export const Route = createFileRoute('/mypage/claim/new')({
  staticData: { installPrompt: false, styles: 'member', title: msg`Return or exchange`, header: 'back' },
  // Read in the loader, whose code is not part of a first visit to another page.
  validateSearch: (raw: ClaimFormInput): ClaimFormInput => raw,
  loaderDeps: ({ search }) => search,
  loader: async (options) => {
    const form = await loadClaimForm(options.context, options.deps.order, options.deps.line);
    return form ?? refuseOrder(options);
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'OrderDetailsSkeleton'),
  component: MypageClaimNewRoute,
});

function MypageClaimNewRoute() {
  const form = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <ClaimFormPage
      key={form.claimable.line.id}
      {...form}
      onSent={(id) => void navigate({ to: '/mypage/claim/$id', params: { id }, replace: true })}
    />
  );
}
