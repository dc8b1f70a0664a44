import { reviewTextFragment } from '#src/components/review/review-text.tsx';
import { reviewedProductFragment } from '#src/components/review/reviewed-product.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// One that was hidden is there for its author.
const ownReviewsQuery = graphql(
  `
    query OwnReviews($where: review_bool_exp!, $order_by: [review_order_by!]!, $limit: Int!, $offset: Int!) {
      review(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        score
        content
        state
        blind_reason
        like_count
        created_at
        product {
          id
          ...ReviewedProduct_product
        }
        review_images(order_by: { position: asc }) {
          id
          src
        }
        ...ReviewText_review
      }
      shop_policy_by_pk(id: 1) {
        id
        review_min_chars
        review_max_chars
        review_photos
        review_edit_days
      }
    }
  `,
  [reviewTextFragment, reviewedProductFragment],
);

export type OwnReviewsData = ResultOf<typeof ownReviewsQuery>;
export type OwnReview = OwnReviewsData['review'][number];
export type OwnReviewPolicy = OwnReviewsData['shop_policy_by_pk'];

/** The member's reviews, the newest first. */
export const ownReviewList = (viewerId: string) => ({
  document: ownReviewsQuery,
  field: 'review' as const,
  variables: {
    where: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { id: 'asc' as const }],
    limit: 20,
    offset: 0,
  },
});
