import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import type { ReviewListSearch } from '#src/shared/review-list-search.ts';
import { reviewCondition } from './review-condition.ts';
import { reviewItemFragment } from './review-item.tsx';
import { reviewedProductFragment } from './reviewed-product.tsx';

const reviewListQuery = graphql(
  `
    query ReviewList(
      $viewerId: uuid!
      $where: review_bool_exp!
      $order_by: [review_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      review(
        where: {
          _and: [
            $where
            {
              state: { _eq: "ACT" }
              deleted_at: { _is_null: true }
              product: { state: { _in: ["ACT", "SUSPENDED"] }, deleted_at: { _is_null: true } }
            }
          ]
        }
        order_by: $order_by
        limit: $limit
        offset: $offset
      ) {
        id
        score
        like_count
        created_at
        product {
          id
          name_ko
          name_en
          ...ReviewedProduct_product
        }
        ...ReviewItem_review
      }
    }
  `,
  [reviewItemFragment, reviewedProductFragment],
);

export type ReviewListData = ResultOf<typeof reviewListQuery>;

/** The reviews of one product or of all, as far as the shop shows both. */
export const reviewList = (viewerId: string, search: ReviewListSearch) => ({
  document: reviewListQuery,
  field: 'review' as const,
  variables: { viewerId, ...reviewCondition(search), limit: 10, offset: 0 },
});
