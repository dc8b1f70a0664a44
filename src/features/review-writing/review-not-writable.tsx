import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { loginTarget } from '#src/session/login-target.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For an address that names no line of an order of the viewer. */
export function ReviewNotWritable() {
  const location = useLocation();
  if (isVisitor(useViewer()))
    return (
      <EmptyState
        size="page"
        title={<Trans>Log in to write your review</Trans>}
        action={
          <Link {...loginTarget(location)} {...buttonAttributes({ variant: 'filled' })}>
            <Trans>Log in</Trans>
          </Link>
        }
      >
        <Trans>Only who bought an item can review it.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      size="page"
      title={<Trans>Order information is missing.</Trans>}
      action={
        <Link to="/mypage/review" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>My reviews</Trans>
        </Link>
      }
    >
      <Trans>What you can review is listed under My reviews.</Trans>
    </EmptyState>
  );
}
