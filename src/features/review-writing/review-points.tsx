import { Trans } from '@lingui/react/macro';
import { formatMoney } from '#src/shared/money.ts';
import type { ReviewPolicy } from '#src/writes/reviews/reviewed-lines.ts';
import styles from './review-points.module.css';

/** The points that a review earns, and when it earns none. */
export function ReviewPoints({ policy: { point_text, point_photo } }: { policy: ReviewPolicy }) {
  if (point_text === 0 && point_photo === 0) return null;
  return (
    <section className={styles.points}>
      <dl className={styles.amounts}>
        <div className={styles.amount}>
          <dt>
            <Trans>Text only</Trans>
          </dt>
          <dd>{formatMoney(point_text)}</dd>
        </div>
        <div className={styles.amount}>
          <dt>
            <Trans>With a photo</Trans>
          </dt>
          <dd>{formatMoney(point_photo)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <Trans>
          Points come at once, one time for each item. They are taken back if you delete the review or return
          the item; photos added later earn no more.
        </Trans>
      </p>
    </section>
  );
}
