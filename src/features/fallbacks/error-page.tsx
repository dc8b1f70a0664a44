import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryError } from '#src/graphql/query-error.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorDrawing } from './error-drawing.tsx';

type ErrorPageProps = { error: unknown; onRetry: () => Promise<void> };

/** Says what happened, that nothing is lost, and offers to try again. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { title, text } = describe(error);
  return (
    <div role="alert">
      <EmptyState
        size="page"
        drawing={<ErrorDrawing />}
        title={title}
        action={
          <Button onClick={() => void onRetry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

function describe(error: unknown): { title: ReactNode; text?: ReactNode } {
  if (error instanceof QueryError && error.kind !== 'service') {
    return {
      title: <Trans>We can’t reach the shop right now</Trans>,
      text: <Trans>Please check your connection. Nothing you’ve done is lost.</Trans>,
    };
  }
  if (error instanceof QueryError && error.code === 'access-denied') {
    return { title: <Trans>You do not have access.</Trans> };
  }
  return {
    title: <Trans>Something came undone</Trans>,
    text: <Trans>An error has occurred. Please try again in a moment.</Trans>,
  };
}
