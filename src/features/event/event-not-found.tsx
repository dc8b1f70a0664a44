import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** For an event that does not exist, has not begun or was taken down. */
export function EventNotFound({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>We couldn’t find this event</Trans>}
      action={
        <Link to="/event" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See current events</Trans>
        </Link>
      }
    >
      <Trans>It may be over, or the address may be wrong.</Trans>
    </EmptyState>
  );
}
