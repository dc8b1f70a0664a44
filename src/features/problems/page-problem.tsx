import { Trans } from '@lingui/react/macro';
import { QueryError } from '#src/graphql/query-error.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LooseThread } from './loose-thread.tsx';

type PageProblemProps = { error: unknown; onRetry: () => Promise<void> };

/** What a shopper sees of a fault: what happened, what is safe, and one thing to do. */
export function PageProblem({ error, onRetry }: PageProblemProps) {
  const unreachable = error instanceof QueryError && error.kind !== 'service';
  return (
    <div role="alert">
      <EmptyState
        size="page"
        drawing={<LooseThread />}
        title={
          unreachable ? (
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
        {unreachable ? (
          <Trans>Please check your connection. Nothing you’ve done is lost.</Trans>
        ) : (
          <Trans>An error has occurred. Please try again in a moment.</Trans>
        )}
      </EmptyState>
    </div>
  );
}
