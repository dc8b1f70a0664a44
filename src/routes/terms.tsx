import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { TermsList } from '#src/features/terms/terms-list.tsx';
import { termsListQuery } from '#src/features/terms/terms-list-query.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';

export const Route = createFileRoute('/terms')({
  staticData: { title: msg`Terms`, header: 'back', sitemap: true },
  loader: ({ context }) => loadRouteQuery(context.client, termsListQuery, {}),
  pendingComponent: lazySkeleton(() => import('#src/features/fallbacks/text-skeleton.tsx'), 'TextSkeleton'),
  component: TermsRoute,
});

function TermsRoute() {
  return <TermsList data={Route.useLoaderData()} />;
}
