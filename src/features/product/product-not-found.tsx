import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a product that does not exist, is hidden, or is no longer sold. */
export function ProductNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>This product is no longer sold</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See other products</Trans>
        </Link>
      }
    >
      <Trans>It may no longer be sold, but there’s plenty more to customize.</Trans>
    </EmptyState>
  );
}
