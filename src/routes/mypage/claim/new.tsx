import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ClaimFormPage } from '#src/features/claims/claim-form-page.tsx';
import { loadClaimForm } from '#src/features/claims/load-claim.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { textOf } from '#src/shared/read.ts';
import { refuseOrder } from '../../order/-order-guard.ts';

export const Route = createFileRoute('/mypage/claim/new')({
  staticData: { installPrompt: false, styles: 'member', title: msg`Return or exchange`, header: 'back' },
  validateSearch: (raw): { order?: string | undefined; line?: string | undefined } => ({
    order: textOf(raw.order),
    line: textOf(raw.line),
  }),
  loaderDeps: ({ search }) => search,
  beforeLoad: async (options) => {
    const { order = '', line = '' } = options.search;
    // Imported lazily: it is not part of what every visit loads.
    const { guardOrder } = await import('../../order/-order-guard.ts');
    guardOrder(options, order);
    guardOrder(options, line);
  },
  loader: async (options) => {
    const { order = '', line = '' } = options.deps;
    const form = await loadClaimForm(options.context, order, line);
    return form ?? refuseOrder(options);
  },
  pendingComponent: lazySkeleton(() => import('#src/features/claims/claim-skeleton.tsx'), 'ClaimSkeleton'),
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
