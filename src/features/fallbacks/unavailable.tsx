import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorDrawing } from './error-drawing.tsx';

/** A page whose feature this shop has not: it sends no codes, or another provider manages the accounts. */
export function Unavailable() {
  return (
    <EmptyState
      size="page"
      drawing={<ErrorDrawing />}
      title={<Trans>You can’t do this here right now</Trans>}
      action={
        <Link to="/main" replace {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Keep shopping</Trans>
        </Link>
      }
    >
      <Trans>Please write to customer service if you need it.</Trans>
    </EmptyState>
  );
}
