import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LooseThread } from './loose-thread.tsx';

/** For addresses that lead nowhere and things that are no longer there. */
export function PageMissing() {
  return (
    <EmptyState
      size="page"
      drawing={<LooseThread />}
      title={<Trans>We couldn’t find this page</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>The page may have moved, or the address may be wrong.</Trans>
    </EmptyState>
  );
}
