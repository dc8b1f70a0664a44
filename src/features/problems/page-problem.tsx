import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { QueryFault } from '#src/graphql/query-fault.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LooseThread } from './loose-thread.tsx';

/** What a shopper sees of a fault: what happened, what is safe, and one thing to do. */
export function PageProblem({ error }: ErrorComponentProps) {
  const router = useRouter();
  const config = useConfig();
  const unreachable = error instanceof QueryFault && error.kind !== 'service';
  const retry = () => {
    // Opened without a server, the shop does not know its features yet: begin again from the start.
    if (config === fallbackConfig) window.location.reload();
    else void router.invalidate();
  };
  return (
    <div role="alert">
      <EmptyState
        room="page"
        drawing={<LooseThread />}
        title={
          unreachable ? (
            <Trans>We cannot reach the shop right now</Trans>
          ) : (
            <Trans>Something came undone</Trans>
          )
        }
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {unreachable ? (
          <Trans>Please check your connection. Nothing you did is lost.</Trans>
        ) : (
          <Trans>An error has occurred. Please try again in a moment.</Trans>
        )}
      </EmptyState>
    </div>
  );
}
