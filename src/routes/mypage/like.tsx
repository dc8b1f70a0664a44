import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { LikesPage } from '#src/features/likes/likes-page.tsx';
import { likesPageQuery } from '#src/features/likes/likes-page-query.ts';
import { likesPerPage } from '#src/features/likes/likes-per-page.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { textOf } from '#src/shared/read.ts';

export const Route = createFileRoute('/mypage/like')({
  staticData: { title: msg`Likes`, header: 'back', offline: 'heart' },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id, limit: likesPerPage };
    return { variables, loaded: await loadRouteQuery(client, likesPageQuery, variables) };
  },
  pendingComponent: lazySkeleton(() => import('#src/features/likes/likes-skeleton.tsx'), 'LikesSkeleton'),
  component: MypageLikeRoute,
});

function MypageLikeRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const keepTab = (chosen: string) =>
    void navigate({ search: { tab: chosen }, replace: true, resetScroll: false });
  return (
    <LikesPage
      viewerId={variables.viewerId}
      data={useRouteQuery(likesPageQuery, variables, loaded)}
      tab={tab}
      onTab={keepTab}
    />
  );
}
