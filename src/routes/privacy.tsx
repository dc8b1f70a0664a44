import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { TermsPage } from '#src/features/terms/terms-page.tsx';
import { loadTerms } from './-terms-loader.ts';

export const Route = createFileRoute('/privacy')({
  staticData: { title: msg`Privacy policy`, header: 'back' },
  loader: ({ context }) => loadTerms(context.client, 'PRIVACY'),
  pendingComponent: lazySkeleton(() => import('#src/features/fallbacks/text-skeleton.tsx'), 'TextSkeleton'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  return <TermsPage terms={Route.useLoaderData()} />;
}
