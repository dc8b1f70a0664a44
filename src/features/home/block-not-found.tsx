import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a block that does not exist or that is no longer on the main page. */
export function BlockNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>This section is not in the shop</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go to the main page</Trans>
        </Link>
      }
    >
      <Trans>It may have made room for another one. See what is on the main page now.</Trans>
    </EmptyState>
  );
}
