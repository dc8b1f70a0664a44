import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Where the shop sends no codes, or another provider makes the accounts. */
export function SignUpUnavailable({ drawing }: { drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={<Trans>You can’t sign up here right now</Trans>}
      action={
        <Link to="/login" replace {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Log in</Trans>
        </Link>
      }
    >
      <Trans>If you have an account already, please log in.</Trans>
    </EmptyState>
  );
}
