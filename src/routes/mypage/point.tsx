import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadPointHistory, loadPoints } from '#src/features/points/load-points.ts';
import { readPointHistorySearch } from '#src/features/points/point-history-search.ts';
import { PointsPage } from '#src/features/points/points-page.tsx';
import { textOf } from '#src/shared/parse.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/point')({
  staticData: { styles: 'member', title: msg`Points`, header: 'back', offline: 'page' },
  validateSearch: (raw): { type?: string | undefined; period?: string | undefined } => ({
    type: textOf(raw.type),
    period: textOf(raw.period),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [points, history] = await Promise.all([
      loadPoints(context),
      loadPointHistory(context, readPointHistorySearch(deps)),
    ]);
    return { points, history };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'PointsSkeleton'),
  component: MypagePointRoute,
});

function MypagePointRoute() {
  const navigate = Route.useNavigate();
  return (
    <PointsPage
      {...Route.useLoaderData()}
      search={readPointHistorySearch(Route.useSearch())}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
