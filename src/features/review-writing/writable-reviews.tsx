import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { pendingReviews } from '#src/writes/reviews/pending-reviews.ts';
import type { ReviewedLine, WritableReviews as Writable } from '#src/writes/reviews/reviewed-lines.ts';
import styles from './own-reviews.module.css';
import { ReviewPoints } from './review-points.tsx';
import { ReviewedLineRow } from './reviewed-line-row.tsx';

/** The lines that the member has bought and may review. `null`: they are not known now. */
export function WritableReviews({ writable }: { writable: Writable | null }) {
  const pending = useStore(pendingReviews);
  if (!writable) return <NotLoaded />;
  const lines = writable.lines.filter(
    (line) => !pending.some((review) => review.orderProductId === line.order_product_id),
  );
  if (lines.length === 0) return <NothingToReview />;
  return (
    <div className={styles.list}>
      <ReviewPoints policy={writable.policy} />
      <ul>
        {lines.map((line) => (
          <WritableLine key={line.order_product_id} line={line} />
        ))}
      </ul>
    </div>
  );
}

function WritableLine({ line }: { line: ReviewedLine }) {
  const formatDay = useFormatDay();
  const day = formatDay(line.write_until);
  return (
    <li className={styles.entry}>
      <ReviewedLineRow line={line}>
        <p className={styles.until}>
          <Trans>Write it until {day}</Trans>
        </p>
      </ReviewedLineRow>
      <Link
        to="/review/write/$orderProductId/check"
        params={{ orderProductId: line.order_product_id }}
        {...buttonAttributes({ variant: 'outline', wide: true })}
      >
        <Trans>Write a review</Trans>
      </Link>
    </li>
  );
}

function NothingToReview() {
  return (
    <EmptyState
      title={<Trans>Nothing to review right now</Trans>}
      action={
        <Link to="/mypage/order" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Orders and delivery</Trans>
        </Link>
      }
    >
      <Trans>Products that were delivered are here for you to review.</Trans>
    </EmptyState>
  );
}

function NotLoaded() {
  const router = useRouter();
  return (
    <EmptyState
      title={<Trans>This list can’t be loaded right now</Trans>}
      action={
        <Button onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Please check your connection. Nothing you’ve done is lost.</Trans>
    </EmptyState>
  );
}
