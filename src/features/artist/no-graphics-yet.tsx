import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** In place of the works of an artist. */
export function NoGraphicsYet() {
  return (
    <EmptyState
      drawing={<EmptyPaperDrawing />}
      title={<Trans>There are no graphics yet</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>Follow this artist to see new graphics first.</Trans>
    </EmptyState>
  );
}

/** A sheet without a drawing, and a pencil beside it. */
function EmptyPaperDrawing() {
  return (
    <svg viewBox="0 0 168 124" aria-hidden="true">
      <rect x="14" y="8" width="140" height="108" rx="18" fill="var(--color-paper)" />
      <g fill="var(--color-surface)" stroke="var(--color-line)" strokeWidth="2" strokeLinejoin="round">
        <path d="M48 26h46l18 18v54a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z" />
        <path d="M94 26v14a4 4 0 0 0 4 4h14z" />
      </g>
      <g
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m84 88 4-13 34-34 9 9-34 34zM116 47l9 9" />
        <path d="M56 88h18" strokeDasharray="3 6" />
      </g>
    </svg>
  );
}
