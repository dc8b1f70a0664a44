import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '#src/ui/button-look.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a graphic that never was, or that its artist has taken back. */
export function GraphicMissing({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      room="page"
      drawing={drawing}
      title={<Trans>This graphic is no longer available</Trans>}
      action={
        <Link to="/main" {...buttonLook({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>The artist may have taken it down.</Trans>
    </EmptyState>
  );
}
