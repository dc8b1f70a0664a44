import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { PostPage } from '#src/features/influencer/post-page.tsx';
import { postPageQuery } from '#src/features/influencer/post-page-query.ts';
import { splitPost } from '#src/features/influencer/post-title.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';
import { namedTitle } from '../../-named-title.ts';

const PostNotFound = lazyComponent(
  () => import('#src/features/influencer/post-not-found.tsx'),
  'PostNotFound',
);

export const Route = createFileRoute('/influencer/$id/$feedId')({
  staticData: {
    name: 'influencer-feed',
    title: msg`Influencer`,
    header: 'back',
    layout: { end: 'spacer', bottomSpace: false },
    ssr: true,
    sitemap: true,
  },
  loader: async ({ context: { client, session }, params: { id: influencerId, feedId } }) => {
    if (!isUuid(influencerId) || !isUuid(feedId)) throw notFound();
    const variables = { id: feedId, influencerId };
    const loaded = await loadRouteQuery(client, postPageQuery, variables);
    const [post] = loaded.influencer_feed;
    if (!post) throw notFound();
    const title = {
      name_ko: splitPost(post.content).title,
      name_en: post.content_en && splitPost(post.content_en).title,
    };
    return { variables, viewerId: session.viewer().id, loaded, title };
  },
  head: ({ loaderData, match }) => ({ meta: namedTitle(loaderData?.title, match.context.i18n) }),
  pendingComponent: lazySkeleton(loadSkeletons, 'PostSkeleton'),
  notFoundComponent: () => <PostNotFound drawing={<ErrorDrawing />} />,
  component: InfluencerFeedRoute,
});

function InfluencerFeedRoute() {
  const { variables, viewerId, loaded } = Route.useLoaderData();
  const [post] = useRouteQuery(postPageQuery, variables, loaded).influencer_feed;
  // Deleted while the page is open.
  if (!post) return <PostNotFound drawing={<ErrorDrawing />} />;
  return <PostPage key={post.id} post={post} viewerId={viewerId} />;
}
