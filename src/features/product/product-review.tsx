import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { Stars } from '#src/components/stars.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatDay } from '#src/shared/dates.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './product-review.module.css';
import { VoteButton } from './vote-button.tsx';

const PictureViewer = lazyComponent(() => import('./picture-viewer.tsx'), 'PictureViewer');

export const productReviewFragment = graphql(`
  fragment ProductReview_review on review {
    id
    score
    content
    option_name
    option_name_en
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
  const text = useLocaleText();
  const [openAt, setOpenAt] = useState(-1);
  const review = readFragment(productReviewFragment, props.review);
  const author = review.user?.nickname ?? '';
  const name = t`Review by ${author}`;
  const option = text(review.option_name, review.option_name_en);
  const photos = review.review_images.map(({ id, src }) => ({ key: id, src, alt: t`Photo by ${author}` }));
  return (
    <article className={styles.review}>
      <p className={styles.byline}>
        <Stars score={review.score} />
        <span>{author}</span>
        <time dateTime={review.created_at}>{formatDay(review.created_at)}</time>
      </p>
      {option && <p className={styles.option}>{option}</p>}
      <p className={styles.content}>{review.content}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ key, src, alt }, index) => (
            <li key={key}>
              <button type="button" className={styles.photo} onClick={() => setOpenAt(index)}>
                <Picture src={src} alt={alt} size="s" ratio="1" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {openAt >= 0 && (
        <PictureViewer label={name} pictures={photos} startAt={openAt} onClose={() => setOpenAt(-1)} />
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
