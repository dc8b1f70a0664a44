import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reviewTextFragment } from '#src/components/review/review-text.tsx';
import { reviewVotesFragment } from '#src/components/review/review-votes.tsx';
import { reviewedProductFragment } from '#src/components/review/reviewed-product.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { localeText } from '#src/i18n/locale-text.ts';

export const reviewPageQuery = graphql(
  `
    query ReviewPage($id: uuid!, $viewerId: uuid!) {
      review_by_pk(id: $id) {
        id
        score
        content
        created_at
        user {
          id
          nickname
        }
        product {
          id
          name_ko
          name_en
          image_src
          price
          promotion_price
          stock_count
          state
          average_score
          review_count
          ...ReviewedProduct_product
        }
        review_images(order_by: { position: asc }) {
          id
          src
        }
        ...ReviewText_review
        ...ReviewVotes_review
      }
    }
  `,
  [reviewTextFragment, reviewVotesFragment, reviewedProductFragment],
);

type Review = NonNullable<ResultOf<typeof reviewPageQuery>['review_by_pk']>;

/** A review whose product the shop shows. */
export type ShownReview = Review & { readonly product: NonNullable<Review['product']> };

export const isShown = (review: Review | null): review is ShownReview => Boolean(review?.product);

/** In the language of the page. */
export function reviewTitle({ product }: ShownReview, i18n: I18n): string {
  const productName = localeText(i18n.locale === 'en' ? 'en' : 'ko', product.name_ko, product.name_en);
  return i18n._(msg`Review of ${productName}`);
}
