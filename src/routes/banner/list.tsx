import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BannerListPage } from '#src/features/banner/banner-list-page.tsx';
import { banners } from '#src/features/banner/banners-query.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/banner/list')({
  staticData: {
    title: msg`Lookbook and news`,
    header: 'back',
    layout: { bottomSpace: false },
    offline: 'page',
    sitemap: true,
  },
  loader: async ({ context: { client, session } }) => {
    const viewerId = session.viewer().id;
    return { viewerId, loaded: await loadList(client, banners(viewerId)) };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'BannerListSkeleton'),
  component: BannerListRoute,
});

function BannerListRoute() {
  return <BannerListPage {...Route.useLoaderData()} />;
}
