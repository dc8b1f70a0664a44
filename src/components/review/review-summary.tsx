import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import styles from './review-summary.module.css';

export const reviewSummaryFragment = graphql(`
  fragment ReviewSummary_product on product {
    average_score
    review_count
    review_score_counts {
      score
      review_count
    }
  }
`);

const scores = [5, 4, 3, 2, 1];

/** The average score, and how many reviews there are of each. */
export function ReviewSummary(props: { product: FragmentOf<typeof reviewSummaryFragment> }) {
  const { i18n } = useLingui();
  const product = readFragment(reviewSummaryFragment, props.product);
  const { average_score: average, review_count: total, review_score_counts: counts } = product;
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <strong>{i18n.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</strong>
        <span className={styles.total}>
          <Plural value={total} one="# review" other="# reviews" />
        </span>
      </div>
      <ul>
        {scores.map((score) => {
          const count = counts.find((each) => each.score === score)?.review_count ?? 0;
          return (
            <li key={score} className={styles.score}>
              <span className="visually-hidden">
                <Trans>
                  {score} out of 5: <Plural value={count} one="# review" other="# reviews" />
                </Trans>
              </span>
              <span aria-hidden="true">{score}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${total > 0 ? (count / total) * 100 : 0}%` }} />
              </span>
              <span className={styles.count} aria-hidden="true">
                {i18n.number(count)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
