import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LikesPage } from '#src/features/likes/likes-page.tsx';
import { likesPageQuery } from '#src/features/likes/likes-page-query.ts';
import { likesPerPage } from '#src/features/likes/likes-per-page.ts';
import { LikesSkeleton } from '#src/features/likes/likes-skeleton.tsx';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';

const search = v.object({ tab: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/mypage/like')({
  staticData: { name: 'mypage-like', title: msg`Likes`, header: 'back' },
  validateSearch: (raw) => v.parse(search, raw),
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id, limit: likesPerPage };
    return { variables, loaded: await loadRouteQuery(client, likesPageQuery, variables) };
  },
  pendingComponent: LikesSkeleton,
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
