import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadCounts } from '#src/features/mypage/load-counts.ts';
import { MypagePage } from '#src/features/mypage/mypage-page.tsx';
import { mypageQuery } from '#src/features/mypage/mypage-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/')({
  staticData: { styles: 'member', title: msg`My page`, header: 'brand', offline: 'user' },
  loader: async ({ context }) => {
    const variables = { viewerId: context.session.viewer().id };
    const counts = loadCounts(context);
    return { variables, counts, loaded: await loadRouteQuery(context.client, mypageQuery, variables) };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'MypageSkeleton'),
  component: MypageRoute,
});

function MypageRoute() {
  const { variables, counts, loaded } = Route.useLoaderData();
  return <MypagePage data={useRouteQuery(mypageQuery, variables, loaded)} counts={counts} />;
}
