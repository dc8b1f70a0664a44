import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { FollowsPage } from '#src/features/follows/follows-page.tsx';
import { followsPageQuery } from '#src/features/follows/follows-page-query.ts';
import { followsPerPage } from '#src/features/follows/follows-per-page.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { textOf } from '#src/shared/read.ts';

export const Route = createFileRoute('/mypage/follow')({
  staticData: { title: msg`Following`, header: 'back', offline: 'user-check' },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id, limit: followsPerPage };
    return { variables, loaded: await loadRouteQuery(client, followsPageQuery, variables) };
  },
  pendingComponent: lazySkeleton(
    () => import('#src/features/follows/follows-skeleton.tsx'),
    'FollowsSkeleton',
  ),
  component: MypageFollowRoute,
});

function MypageFollowRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const keepTab = (chosen: string) =>
    void navigate({ search: { tab: chosen }, replace: true, resetScroll: false });
  return (
    <FollowsPage
      viewerId={variables.viewerId}
      data={useRouteQuery(followsPageQuery, variables, loaded)}
      tab={tab}
      onTab={keepTab}
    />
  );
}
