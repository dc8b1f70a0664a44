import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { ReviewPage } from '#src/features/review/review-page.tsx';
import { isShown, reviewPageQuery, reviewTitle } from '#src/features/review/review-page-query.ts';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from '../-load-skeletons.ts';

const ReviewNotFound = lazyComponent(
  () => import('#src/features/review/review-not-found.tsx'),
  'ReviewNotFound',
);
const ReviewMore = lazyComponent(
  () => import('#src/features/review/review-more.tsx'),
  'ReviewMore',
  DeferredPlaceholder,
);

export const Route = createFileRoute('/review/$id')({
  staticData: { title: msg`Review`, header: 'back', ssr: true, sitemap: true },
  loader: async ({ context: { client, i18n, session }, params: { id } }) => {
    if (!isUuid(id)) throw notFound();
    const variables = { id, viewerId: session.viewer().id };
    const loaded = await loadRouteQuery(client, reviewPageQuery, variables);
    const review = loaded.review_by_pk;
    if (!isShown(review)) throw notFound();
    return { variables, loaded, title: reviewTitle(review, i18n) };
  },
  head: ({ loaderData }) => ({ meta: loaderData ? [{ title: loaderData.title }] : [] }),
  pendingComponent: lazySkeleton(loadSkeletons, 'ReviewSkeleton'),
  notFoundComponent: () => <ReviewNotFound drawing={<ErrorDrawing />} />,
  component: ReviewIdRoute,
});

function ReviewIdRoute() {
  const { variables, loaded } = Route.useLoaderData();
  const { review_by_pk: review } = useRouteQuery(reviewPageQuery, variables, loaded);
  // Withdrawn while the page is open.
  if (!isShown(review)) return <ReviewNotFound drawing={<ErrorDrawing />} />;
  const { id, viewerId } = variables;
  return (
    <ReviewPage
      key={id}
      review={review}
      more={
        <Deferred>
          <ReviewMore id={id} productId={review.product.id} viewerId={viewerId} />
        </Deferred>
      }
    />
  );
}
