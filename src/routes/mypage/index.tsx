import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { MypagePage } from '#src/features/mypage/mypage-page.tsx';
import { mypageQuery } from '#src/features/mypage/mypage-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';

export const Route = createFileRoute('/mypage/')({
  staticData: { styles: 'member', title: msg`My page`, header: 'brand', offline: 'user' },
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id };
    return { variables, loaded: await loadRouteQuery(client, mypageQuery, variables) };
  },
  pendingComponent: lazySkeleton(() => import('#src/features/mypage/mypage-skeleton.tsx'), 'MypageSkeleton'),
  component: MypageRoute,
});

function MypageRoute() {
  const { variables, loaded } = Route.useLoaderData();
  return <MypagePage data={useRouteQuery(mypageQuery, variables, loaded)} />;
}
