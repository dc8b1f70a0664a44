import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { ClosedAccount } from './sign-in-problem.ts';

type ClosedAccountScreenProps = { account: ClosedAccount; onOther: () => void };

/** Instead of the form, for whoever has entered the right password of an account that cannot be used. */
export function ClosedAccountScreen({ account, onOther }: ClosedAccountScreenProps) {
  return (
    <div role="alert">
      <EmptyState
        size="page"
        title={
          account === 'withdrawn' ? (
            <Trans>This account is closed</Trans>
          ) : (
            <Trans>This account is suspended</Trans>
          )
        }
        action={
          <Button onClick={onOther}>
            <Trans>Log in with another account</Trans>
          </Button>
        }
      >
        {account === 'withdrawn' ? (
          <Trans>
            Its data are removed 30 days after it was closed. From then on you can sign up with the same email
            again.
          </Trans>
        ) : (
          <Trans>
            You cannot log in with it for now. Please write to customer service if you have questions.
          </Trans>
        )}
      </EmptyState>
    </div>
  );
}
