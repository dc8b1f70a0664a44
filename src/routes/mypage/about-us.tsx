import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { TermsPage } from '#src/features/terms/terms-page.tsx';
import { loadTerms } from '../-terms-loader.ts';

export const Route = createFileRoute('/mypage/about-us')({
  staticData: { title: msg`About us`, header: 'back', layout: { bottomSpace: false } },
  loader: ({ context }) => loadTerms(context.client, 'ABOUT-US'),
  pendingComponent: lazySkeleton(() => import('#src/features/fallbacks/text-skeleton.tsx'), 'TextSkeleton'),
  component: AboutUsRoute,
});

function AboutUsRoute() {
  return <TermsPage terms={Route.useLoaderData()} />;
}
