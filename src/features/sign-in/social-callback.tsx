import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** `code`: the provider confirmed the shopper. `refused`: it did not, or failed. `none`: opened without parameters. */
export type CallbackOutcome = 'code' | 'refused' | 'none';

type SocialCallbackProps = { outcome: CallbackOutcome; drawing: ReactNode };

/** The page that Kakao redirects to. The code is not exchanged for a session yet. */
export function SocialCallback({ outcome, drawing }: SocialCallbackProps) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={titleOf(outcome)}
      action={
        <Link to="/login" replace {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Log in with email</Trans>
        </Link>
      }
    >
      {outcome === 'code' ? (
        <Trans>Kakao confirmed it’s you. Kakao login opens soon. Until then, please use your email.</Trans>
      ) : (
        <Trans>Nothing has changed. Try again, or log in with your email.</Trans>
      )}
    </EmptyState>
  );
}

function titleOf(outcome: CallbackOutcome): ReactNode {
  switch (outcome) {
    case 'code':
      return <Trans>Kakao login is coming soon</Trans>;
    case 'refused':
      return <Trans>Kakao login didn’t work</Trans>;
    case 'none':
      return <Trans>Nothing came from Kakao</Trans>;
  }
}
