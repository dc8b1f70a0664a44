import { graphql } from '#src/graphql/graphql.ts';
import { productReviewFragment } from './product-review.tsx';

/** spec.md section 9. */
export const reviewSorts = ['new', 'high', 'low', 'helpful'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

const productReviewsQuery = graphql(
  `
    query ProductReviews(
      $viewerId: uuid!
      $where: review_bool_exp!
      $order_by: [review_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      review(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        score
        like_count
        created_at
        ...ProductReview_review
      }
    }
  `,
  [productReviewFragment],
);

type ReviewListOptions = {
  readonly productId: string;
  readonly viewerId: string;
  readonly sort: ReviewSort;
  readonly hasPhotos: boolean;
};

const newest = [{ created_at: 'desc' as const }, { id: 'asc' as const }];

/** Each order is that of an index of migration 023. */
const orders = {
  new: newest,
  high: [{ score: 'desc' as const }, ...newest],
  low: [{ score: 'asc' as const }, ...newest],
  helpful: [{ like_count: 'desc' as const }, ...newest],
};

export const productReviews = ({ productId, viewerId, sort, hasPhotos }: ReviewListOptions) => ({
  document: productReviewsQuery,
  field: 'review' as const,
  variables: {
    viewerId,
    where: {
      product_id: { _eq: productId },
      state: { _eq: 'ACT' },
      deleted_at: { _is_null: true },
      ...(hasPhotos && { image_count: { _gt: 0 } }),
    },
    order_by: orders[sort],
    limit: 10,
    offset: 0,
  },
});
