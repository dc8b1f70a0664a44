import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a review that does not exist, is not shown, or is of a product that the shop does not show. */
export function ReviewNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>This review is no longer shown</Trans>}
      action={
        <Link to="/review/list" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See other reviews</Trans>
        </Link>
      }
    >
      <Trans>Its author may have deleted it, or its product has left the shop.</Trans>
    </EmptyState>
  );
}
