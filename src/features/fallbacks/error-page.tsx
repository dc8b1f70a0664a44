import { Trans } from '@lingui/react/macro';
import { QueryError } from '#src/graphql/query-error.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorDrawing } from './error-drawing.tsx';

type ErrorPageProps = { error: unknown; onRetry: () => Promise<void> };

/** Says what happened, that nothing is lost, and offers to try again. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const isUnreachable = error instanceof QueryError && error.kind !== 'service';
  return (
    <div role="alert">
      <EmptyState
        size="page"
        drawing={<ErrorDrawing />}
        title={
          isUnreachable ? (
            <Trans>We can’t reach the shop right now</Trans>
          ) : (
            <Trans>Something came undone</Trans>
          )
        }
        action={
          <Button onClick={() => void onRetry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {isUnreachable ? (
          <Trans>Please check your connection. Nothing you’ve done is lost.</Trans>
        ) : (
          <Trans>An error has occurred. Please try again in a moment.</Trans>
        )}
      </EmptyState>
    </div>
  );
}
