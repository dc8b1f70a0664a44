import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '#src/ui/button-look.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a product that never was, is hidden, or is no longer sold. */
export function ProductMissing({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      drawing={drawing}
      title={<Trans>This product is not on sale</Trans>}
      action={
        <Link to="/product" {...buttonLook({ variant: 'filled' })}>
          <Trans>See other products</Trans>
        </Link>
      }
    >
      <Trans>It may have been taken off the shelf. There is plenty more to decorate.</Trans>
    </EmptyState>
  );
}
