import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { ownReviewList } from '#src/features/review-writing/own-review-list.ts';
import { OwnReviewsPage } from '#src/features/review-writing/own-reviews-page.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { textOf } from '#src/shared/parse.ts';
import { loadWritableReviews } from '#src/writes/reviews/reviewed-lines.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/review')({
  staticData: { styles: 'member', title: msg`My reviews`, header: 'back', offline: 'star' },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context }) => {
    const viewerId = context.session.viewer().id;
    const [writable, written] = await Promise.all([
      loadWritableReviews(context),
      loadList(context.client, ownReviewList(viewerId)),
    ]);
    return { viewerId, writable, written };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'ReviewWritingSkeleton'),
  component: MypageReviewRoute,
});

function MypageReviewRoute() {
  const loaded = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const keepTab = (chosen: string) =>
    void navigate({ search: { tab: chosen }, replace: true, resetScroll: false });
  return <OwnReviewsPage {...loaded} tab={tab} onTab={keepTab} />;
}
