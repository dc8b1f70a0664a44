import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** In place of a text that the shop has not written yet, or has taken back. */
export function NoTerms() {
  return (
    <EmptyState
      size="page"
      title={<Trans>This text isn’t ready yet</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Look around</Trans>
        </Link>
      }
    >
      <Trans>Please check back soon.</Trans>
    </EmptyState>
  );
}
