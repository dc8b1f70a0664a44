import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** In place of the posts of an influencer. */
export function NoPostsYet() {
  return (
    <EmptyState
      drawing={<EmptyFrameDrawing />}
      title={<Trans>There are no posts yet</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>Photos will be here soon. Have a look around the shop meanwhile.</Trans>
    </EmptyState>
  );
}

/** A photo frame without a photo. */
function EmptyFrameDrawing() {
  return (
    <svg viewBox="0 0 168 124" aria-hidden="true">
      <rect x="14" y="8" width="140" height="108" rx="18" fill="var(--color-paper)" />
      <g fill="var(--color-surface)" stroke="var(--color-line)" strokeWidth="2" strokeLinejoin="round">
        <rect x="52" y="22" width="64" height="80" rx="6" />
        <rect x="59" y="29" width="50" height="56" rx="3" />
      </g>
      <g
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="95" cy="43" r="5" />
        <path d="m64 79 13-17 10 11 6-6 11 12" strokeDasharray="4 6" />
      </g>
    </svg>
  );
}
