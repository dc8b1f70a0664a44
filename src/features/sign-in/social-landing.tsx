import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '#src/ui/button-look.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** `code`: the shopper agreed over there. `refused`: they did not, or something went wrong. `none`: just an address. */
export type SocialAnswer = 'code' | 'refused' | 'none';

/** Where one comes back from Kakao. Exchanging the code for a session is not open yet. */
export function SocialLanding({ answer, drawing }: { answer: SocialAnswer; drawing: ReactNode }) {
  return (
    <EmptyState
      room="page"
      drawing={drawing}
      title={titleOf(answer)}
      action={
        <Link to="/login" replace {...buttonLook({ variant: 'filled' })}>
          <Trans>Log in with email</Trans>
        </Link>
      }
    >
      {answer === 'code' ? (
        <Trans>Kakao knows you, and soon we will, too. Until then, please use your email.</Trans>
      ) : (
        <Trans>Nothing has changed. You can try again, or use your email.</Trans>
      )}
    </EmptyState>
  );
}

function titleOf(answer: SocialAnswer): ReactNode {
  switch (answer) {
    case 'code':
      return <Trans>Logging in with Kakao opens soon</Trans>;
    case 'refused':
      return <Trans>Kakao did not log you in</Trans>;
    case 'none':
      return <Trans>There is nothing here from Kakao</Trans>;
  }
}
