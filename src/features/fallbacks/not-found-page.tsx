import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorDrawing } from './error-drawing.tsx';

/** For paths without a route, and for rows that do not exist if the route has no page of its own for that. */
export function NotFoundPage() {
  return (
    <EmptyState
      size="page"
      drawing={<ErrorDrawing />}
      title={<Trans>We couldn’t find this page</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    >
      <Trans>The page may have moved, or the address may be wrong.</Trans>
    </EmptyState>
  );
}
