import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ShutterDrawing } from './shutter-drawing.tsx';

/** Placeholder of a page that is not built yet. `children`: what it will offer. */
export function ComingSoon({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={<ShutterDrawing />}
      title={<Trans>Coming soon</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'outline' })}>
          <Trans>Keep shopping</Trans>
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
