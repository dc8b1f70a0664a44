import { useLingui } from '@lingui/react/macro';
import { Picture } from '#src/components/picture.tsx';
import { Stars } from '#src/components/stars.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { formatDay } from '#src/shared/dates.ts';
import styles from './product-review.module.css';
import { VoteButton } from './vote-button.tsx';

export const productReviewFragment = graphql(`
  fragment ProductReview_review on review {
    id
    score
    content
    created_at
    like_count
    unlike_count
    user {
      id
      nickname
    }
    product {
      id
      name_ko
      name_en
      image_src
    }
    review_images(order_by: { position: asc }) {
      id
      src
    }
    review_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      review_id
    }
    review_unlikes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      review_id
    }
  }
`);

export function ProductReview(props: { review: FragmentOf<typeof productReviewFragment> }) {
  const { t } = useLingui();
  const review = readFragment(productReviewFragment, props.review);
  const author = review.user?.nickname ?? '';
  const name = t`Review by ${author}`;
  return (
    <article className={styles.review}>
      <p className={styles.byline}>
        <Stars score={review.score} />
        <span>{author}</span>
        <time dateTime={review.created_at}>{formatDay(review.created_at)}</time>
      </p>
      <p className={styles.content}>{review.content}</p>
      {review.review_images.length > 0 && (
        <ul className={styles.photos}>
          {review.review_images.map(({ id, src }) => (
            <li key={id} className={styles.photo}>
              <Picture src={src} alt={t`Photo by ${author}`} size="s" ratio="1" />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.votes}>
        <VoteButton
          vote="up"
          reviewId={review.id}
          name={name}
          isActive={review.review_likes.length > 0}
          count={review.like_count}
        />
        <VoteButton
          vote="down"
          reviewId={review.id}
          name={name}
          isActive={review.review_unlikes.length > 0}
          count={review.unlike_count}
        />
      </div>
    </article>
  );
}
