import { Plural, Trans } from '@lingui/react/macro';
import { Stars } from '#src/components/stars.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ProductReview, productReviewFragment } from './product-review.tsx';
import styles from './product-reviews.module.css';

export const productReviewsFragment = graphql(
  `
    fragment ProductReviews_product on product {
      average_score
      review_count
      reviews(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { created_at: desc }
        limit: 20
      ) {
        id
        ...ProductReview_review
      }
    }
  `,
  [productReviewFragment],
);

export function ProductReviews(props: { product: FragmentOf<typeof productReviewsFragment> }) {
  const { average_score, review_count, reviews } = readFragment(productReviewsFragment, props.product);
  if (reviews.length === 0) {
    return <EmptyState title={<Trans>No reviews yet. Be the first to write one.</Trans>} />;
  }
  return (
    <div className={styles.reviews}>
      <p className={styles.summary}>
        <Stars score={average_score} />
        <Plural value={review_count} one="# review" other="# reviews" />
      </p>
      {reviews.map((review) => (
        <ProductReview key={review.id} review={review} />
      ))}
    </div>
  );
}
