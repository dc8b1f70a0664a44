import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReviewListSearch } from '#src/shared/review-list-search.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** In place of a list of reviews. What filters it can be removed. */
export function NoReviews({ search: { product_id, photo } }: { search: ReviewListSearch }) {
  if (photo)
    return (
      <EmptyState
        drawing={<EmptyBubbleDrawing />}
        title={<Trans>No reviews with photos yet.</Trans>}
        action={
          <Link to="/review/list" search={{ product_id }} {...buttonAttributes({ variant: 'filled' })}>
            <Trans>See all reviews</Trans>
          </Link>
        }
      />
    );
  if (product_id)
    return (
      <EmptyState
        drawing={<EmptyBubbleDrawing />}
        title={<Trans>There are no reviews of this product</Trans>}
        action={
          <Link to="/review/list" {...buttonAttributes({ variant: 'filled' })}>
            <Trans>See other reviews</Trans>
          </Link>
        }
      />
    );
  return (
    <EmptyState
      drawing={<EmptyBubbleDrawing />}
      title={<Trans>There are no reviews yet</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See all products</Trans>
        </Link>
      }
    >
      <Trans>Be the first to tell others how your design turned out.</Trans>
    </EmptyState>
  );
}

/** A speech bubble without words, and a star. */
function EmptyBubbleDrawing() {
  return (
    <svg viewBox="0 0 168 124" aria-hidden="true">
      <rect x="14" y="8" width="140" height="108" rx="18" fill="var(--color-paper)" />
      <path
        d="M52 28h64a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H82L66 98V82H52a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8z"
        fill="var(--color-surface)"
        stroke="var(--color-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="m84 40 5 10 11 1.6-8 7.8 1.900 11L84 65.200l-9.900 5.200 1.900-11-8-7.8L79 50z"
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
