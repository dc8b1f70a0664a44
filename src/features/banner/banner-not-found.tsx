import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For a banner that does not exist or was taken down. */
export function BannerNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>We couldn’t find this story</Trans>}
      action={
        <Link to="/banner/list" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See other stories</Trans>
        </Link>
      }
    >
      <Trans>It may have been taken down, or the address may be wrong.</Trans>
    </EmptyState>
  );
}
