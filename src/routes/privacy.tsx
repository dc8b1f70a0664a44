import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { TermsPage } from '#src/features/terms/terms-page.tsx';
import { termsQuery } from '#src/features/terms/terms-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { loadSkeletons } from './-load-skeletons.ts';

const variables = { type: 'PRIVACY' };

export const Route = createFileRoute('/privacy')({
  staticData: { title: msg`Privacy policy`, header: 'back', sitemap: true },
  loader: ({ context: { client } }) => loadRouteQuery(client, termsQuery, variables),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  return <TermsPage data={useRouteQuery(termsQuery, variables, Route.useLoaderData())} />;
}
