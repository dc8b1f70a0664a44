import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { likedGraphics } from '#src/features/likes/liked-graphics.tsx';
import { likedProducts } from '#src/features/likes/liked-products.tsx';
import { likedReviews } from '#src/features/likes/liked-reviews.tsx';
import { LikesPage } from '#src/features/likes/likes-page.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { textOf } from '#src/shared/parse.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/like')({
  staticData: { styles: 'member', title: msg`Likes`, header: 'back', offline: 'heart' },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context: { client, session } }) => {
    const viewerId = session.viewer().id;
    const [graphics, products, reviews] = await Promise.all([
      loadList(client, likedGraphics(viewerId)),
      loadList(client, likedProducts(viewerId)),
      loadList(client, likedReviews(viewerId)),
    ]);
    return { viewerId, graphics, products, reviews };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'LikesSkeleton'),
  component: MypageLikeRoute,
});

function MypageLikeRoute() {
  const loaded = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const keepTab = (chosen: string) =>
    void navigate({ search: { tab: chosen }, replace: true, resetScroll: false });
  return <LikesPage {...loaded} tab={tab} onTab={keepTab} />;
}
