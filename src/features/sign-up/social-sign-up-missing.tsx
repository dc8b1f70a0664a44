import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For whoever opens the page without coming from a social provider, or in another tab. */
export function SocialSignUpMissing() {
  return (
    <EmptyState
      size="page"
      title={<Trans>That took a little too long</Trans>}
      action={
        <Link to="/login" replace {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Log in</Trans>
        </Link>
      }
    >
      <Trans>Nothing has changed. Try again, or log in with your email.</Trans>
    </EmptyState>
  );
}
