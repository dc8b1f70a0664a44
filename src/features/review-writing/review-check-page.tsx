import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import page from '#src/components/page/article.module.css';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { pendingReviews } from '#src/writes/reviews/pending-reviews.ts';
import type { ReviewCheck } from '#src/writes/reviews/reviewed-lines.ts';
import styles from './review-check-page.module.css';
import { ReviewPoints } from './review-points.tsx';
import { ReviewedLineRow } from './reviewed-line-row.tsx';

/** The first step: what is reviewed, and whether it may be. */
export function ReviewCheckPage({ check }: { check: ReviewCheck }) {
  const formatDay = useFormatDay();
  const { line, policy, allowed, reason } = check;
  const isWaiting = useStore(pendingReviews).some(
    (review) => review.orderProductId === line.order_product_id,
  );
  const day = formatDay(line.write_until);
  return (
    <div className={page.page}>
      <section className={page.section}>
        <ReviewedLineRow line={line} />
        {allowed && !isWaiting ? (
          <>
            <h2 className={styles.question}>
              <Trans>How did it turn out?</Trans>
            </h2>
            <ReviewPoints policy={policy} />
            <p className={styles.note}>
              <Trans>You can write it until {day}</Trans>
            </p>
            <Link
              to="/review/write/$orderProductId/form"
              params={{ orderProductId: line.order_product_id }}
              {...buttonAttributes({ variant: 'filled', wide: true })}
            >
              <Trans>Write a review</Trans>
            </Link>
          </>
        ) : (
          <NotNow reason={isWaiting ? 'WAITING' : reason} />
        )}
      </section>
    </div>
  );
}

function NotNow({ reason }: { reason: ReviewCheck['reason'] | 'WAITING' }) {
  const { t } = useLingui();
  const texts: Readonly<Record<NonNullable<typeof reason>, readonly [title: string, text: string]>> = {
    EXISTS: [t`You already have a written review.`, t`You can read and edit it under My reviews.`],
    WAITING: [
      t`Your review is saved on this device`,
      t`We’ll send it with its photos once you’re back online.`,
    ],
    NOT_DELIVERED: [t`It hasn’t been delivered yet`, t`You can review it once you have it in your hands.`],
    RETURNED: [t`This item can’t be reviewed`, t`It was canceled, returned or exchanged.`],
    PERIOD_OVER: [
      t`The time to review it is over`,
      t`Reviews can be written for a while after delivery only.`,
    ],
  };
  const [title, text] = texts[reason ?? 'RETURNED'];
  const tab = reason === 'EXISTS' || reason === 'WAITING' ? 'written' : undefined;
  return (
    <EmptyState
      title={title}
      action={
        <Link to="/mypage/review" search={{ tab }} {...buttonAttributes({ variant: 'filled' })}>
          <Trans>My reviews</Trans>
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}
