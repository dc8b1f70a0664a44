import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a graphic that does not exist or that its artist has withdrawn. */
export function GraphicNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>This graphic is no longer available</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>The artist may have taken it down.</Trans>
    </EmptyState>
  );
}
