import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { InfluencerPage } from '#src/features/influencer/influencer-page.tsx';
import { influencerPageQuery } from '#src/features/influencer/influencer-page-query.ts';
import { influencerPosts } from '#src/features/influencer/post-list.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { namedTitle } from '../../-named-title.ts';

const InfluencerNotFound = lazyComponent(
  () => import('#src/features/influencer/influencer-not-found.tsx'),
  'InfluencerNotFound',
);

export const Route = createFileRoute('/influencer/$id/')({
  staticData: {
    name: 'influencer',
    title: msg`Influencer`,
    header: 'back',
    layout: { end: 'spacer', bottomSpace: false },
    ssr: true,
    sitemap: true,
  },
  loader: async ({ context: { client, session }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const [loaded, posts] = await Promise.all([
      loadRouteQuery(client, influencerPageQuery, { id }),
      loadList(client, influencerPosts(id)),
    ]);
    if (!loaded.influencer_by_pk) throw notFound();
    return { id, viewerId: session.viewer().id, loaded, posts };
  },
  head: ({ loaderData, match }) => ({
    meta: namedTitle(loaderData?.loaded.influencer_by_pk, match.context.i18n),
  }),
  pendingComponent: lazySkeleton(loadSkeletons, 'CardsSkeleton'),
  notFoundComponent: () => <InfluencerNotFound drawing={<ErrorDrawing />} />,
  component: InfluencerRoute,
});

function InfluencerRoute() {
  const { id, viewerId, loaded, posts } = Route.useLoaderData();
  const { influencer_by_pk: influencer } = useRouteQuery(influencerPageQuery, { id }, loaded);
  // Hidden while the page is open.
  if (!influencer) return <InfluencerNotFound drawing={<ErrorDrawing />} />;
  return <InfluencerPage key={id} influencer={influencer} posts={posts} viewerId={viewerId} />;
}
