import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import styles from './review-item.module.css';
import { Stars } from './stars.tsx';

export const reviewTextFragment = graphql(`
  fragment ReviewText_review on review {
    score
    content
    option_name
    option_name_en
    created_at
    user {
      id
      nickname
    }
  }
`);

/** Score, author, day, what was bought, and the text. */
export function ReviewText(props: { review: FragmentOf<typeof reviewTextFragment> }) {
  const formatDay = useFormatDay();
  const text = useLocaleText();
  const review = readFragment(reviewTextFragment, props.review);
  const option = text(review.option_name, review.option_name_en);
  return (
    <>
      <p className={styles.byline}>
        <Stars score={review.score} />
        <span>{review.user?.nickname}</span>
        <time dateTime={review.created_at}>{formatDay(review.created_at)}</time>
      </p>
      {option && <p className={styles.option}>{option}</p>}
      <p className={styles.content}>{review.content}</p>
    </>
  );
}
