import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PencilCup } from './pencil-cup.tsx';

export function NoFollows({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      drawing={<PencilCup />}
      title={<Trans>You’re not following anyone yet</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Look around</Trans>
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
