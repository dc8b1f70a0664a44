import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a post that does not exist, that was deleted or that is not by this influencer. */
export function PostNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>This post is not in the shop</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>It may have been deleted, but there is more to see in the shop.</Trans>
    </EmptyState>
  );
}
