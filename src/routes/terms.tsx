import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { TermsList } from '#src/features/terms/terms-list.tsx';
import { termsListQuery } from '#src/features/terms/terms-list-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { loadSkeletons } from './-load-skeletons.ts';

const variables = {};

export const Route = createFileRoute('/terms')({
  staticData: { title: msg`Terms`, header: 'back', sitemap: true },
  loader: ({ context: { client } }) => loadRouteQuery(client, termsListQuery, variables),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: TermsRoute,
});

function TermsRoute() {
  return <TermsList data={useRouteQuery(termsListQuery, variables, Route.useLoaderData())} />;
}
