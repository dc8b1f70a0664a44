import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { PhotoStrip } from '../photo/photo-strip.tsx';
import { ReportReview } from './report-review.tsx';
import styles from './review-item.module.css';
import { ReviewText, reviewTextFragment } from './review-text.tsx';
import { ReviewVotes, reviewVotesFragment } from './review-votes.tsx';

export const reviewItemFragment = graphql(
  `
    fragment ReviewItem_review on review {
      id
      user {
        id
        nickname
      }
      review_images(order_by: { position: asc }) {
        id
        src
      }
      ...ReviewText_review
      ...ReviewVotes_review
    }
  `,
  [reviewTextFragment, reviewVotesFragment],
);

type ReviewItemProps = {
  review: FragmentOf<typeof reviewItemFragment>;
  /** The option that was bought; left out on the page of the product. */
  product?: ReactNode;
};

/** A review in a list. A long text is cut off; the page of the review has all of it. */
export function ReviewItem({ review: masked, product }: ReviewItemProps) {
  const { t } = useLingui();
  const review = readFragment(reviewItemFragment, masked);
  const author = review.user?.nickname ?? '';
  const name = t`Review by ${author}`;
  const photos = review.review_images.map(({ id, src }) => ({ key: id, src, alt: t`Photo by ${author}` }));
  return (
    <article className={styles.review}>
      {product}
      <ReviewText review={review} />
      <PhotoStrip label={t`Review photos`} photos={photos} />
      <div className={styles.actions}>
        <Link to="/review/$id" params={{ id: review.id }} className={styles.more}>
          <Trans>View review</Trans>
          <span className="visually-hidden">{name}</span>
        </Link>
        <ReportReview reviewId={review.id} authorId={review.user?.id} name={name} />
        <ReviewVotes review={review} />
      </div>
    </article>
  );
}
