import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { TermsPage } from '#src/features/terms/terms-page.tsx';
import { termsQuery } from '#src/features/terms/terms-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

const variables = { type: 'ABOUT-US' };

export const Route = createFileRoute('/mypage/about-us')({
  staticData: { title: msg`About us`, header: 'back', layout: { bottomSpace: false }, sitemap: true },
  loader: ({ context: { client } }) => loadRouteQuery(client, termsQuery, variables),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: AboutUsRoute,
});

function AboutUsRoute() {
  return <TermsPage data={useRouteQuery(termsQuery, variables, Route.useLoaderData())} />;
}
