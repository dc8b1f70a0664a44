import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For an influencer who does not exist or who is no longer shown. */
export function InfluencerNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>This influencer is not in the shop</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>The page may have been taken down, but there is more to see in the shop.</Trans>
    </EmptyState>
  );
}
