import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Picture } from '../picture/picture.tsx';
import { LikeButton } from '../reaction/like-button.tsx';
import styles from './review-card.module.css';
import { Stars } from './stars.tsx';

export const reviewCardFragment = graphql(`
  fragment ReviewCard_review on review {
    id
    score
    content
    like_count
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
    review_images(order_by: { position: asc }, limit: 1) {
      id
      src
    }
    review_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      review_id
    }
  }
`);

export function ReviewCard({ review: masked }: { review: FragmentOf<typeof reviewCardFragment> }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const review = readFragment(reviewCardFragment, masked);
  const { product, review_images: photos } = review;
  const productName = text(product?.name_ko, product?.name_en);
  const label = productName ? t`Review of ${productName}` : t`Review`;
  const picture = photos[0]?.src ?? product?.image_src;
  return (
    <article className={styles.card}>
      {picture && <Picture src={picture} alt="" size="m" ratio="1" className={styles.photo} />}
      <div className={styles.byline}>
        <Stars score={review.score} />
        <span className={styles.nickname}>{review.user?.nickname}</span>
        <div className={styles.like}>
          <LikeButton
            target={{ kind: 'review_like', id: review.id }}
            name={label}
            isLiked={review.review_likes.length > 0}
            count={review.like_count}
          />
        </div>
      </div>
      <p className={styles.content}>{review.content}</p>
      <h3 className={styles.product}>
        {product ? (
          <Link to="/review/$id" params={{ id: review.id }} className={styles.link} aria-label={label}>
            {productName}
          </Link>
        ) : (
          t`A product no longer sold`
        )}
      </h3>
    </article>
  );
}
