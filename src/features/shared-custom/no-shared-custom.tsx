import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** The link was taken back, or never led anywhere. */
export function NoSharedCustom({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>This design is no longer shared</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Choose a product</Trans>
        </Link>
      }
    >
      <Trans>Make one of your own: it takes a few minutes.</Trans>
    </EmptyState>
  );
}
