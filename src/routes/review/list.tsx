import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { reviewList } from '#src/components/review/review-list.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { reviewedProductQuery } from '#src/features/review/reviewed-product-query.ts';
import { ReviewsPage } from '#src/features/review/reviews-page.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import {
  type ReviewListInput,
  type ReviewListSearch,
  readReviewListSearch,
} from '#src/shared/review-list-search.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/review/list')({
  staticData: { title: msg`Reviews`, header: 'back', offline: 'star', ssr: true, sitemap: true },
  // Read in the loader and in the component, whose code is not part of a first visit to another page.
  validateSearch: (raw: ReviewListInput): ReviewListInput => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client, session }, deps }) => {
    const search = readReviewListSearch(deps);
    const viewerId = session.viewer().id;
    const [product, reviews] = await Promise.all([
      search.product_id ? loadRouteQuery(client, reviewedProductQuery, { id: search.product_id }) : null,
      loadList(client, reviewList(viewerId, search)),
    ]);
    return { viewerId, product: product?.product_by_pk ?? null, reviews };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'ReviewsSkeleton'),
  component: ReviewListRoute,
});

function ReviewListRoute() {
  const { viewerId, product, reviews } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <ReviewsPage
      viewerId={viewerId}
      search={readReviewListSearch(Route.useSearch())}
      product={product}
      loaded={reviews}
      onSearch={(changed: ReviewListSearch) => void navigate({ search: changed })}
    />
  );
}
