import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { followedArtists } from '#src/features/follows/followed-artists.tsx';
import { followedBrands } from '#src/features/follows/followed-brands.tsx';
import { FollowsPage } from '#src/features/follows/follows-page.tsx';
import { newFromFollowedQuery } from '#src/features/follows/new-from-followed-query.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { textOf } from '#src/shared/parse.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/follow')({
  staticData: { styles: 'member', title: msg`Following`, header: 'back', offline: 'user-check' },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context: { client, session } }) => {
    const viewerId = session.viewer().id;
    const [artists, brands, newItems] = await Promise.all([
      loadList(client, followedArtists(viewerId)),
      loadList(client, followedBrands(viewerId)),
      loadRouteQuery(client, newFromFollowedQuery, { viewerId }),
    ]);
    return { viewerId, artists, brands, newItems };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'FollowsSkeleton'),
  component: MypageFollowRoute,
});

function MypageFollowRoute() {
  const { viewerId, artists, brands, newItems } = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const keepTab = (chosen: string) =>
    void navigate({ search: { tab: chosen }, replace: true, resetScroll: false });
  return (
    <FollowsPage
      viewerId={viewerId}
      artists={artists}
      brands={brands}
      newItems={useRouteQuery(newFromFollowedQuery, { viewerId }, newItems)}
      tab={tab}
      onTab={keepTab}
    />
  );
}
