import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** `code`: the shopper agreed over there. `refused`: they did not, or something went wrong. `none`: just an address. */
export type SocialAnswer = 'code' | 'refused' | 'none';

/** Where one comes back from Kakao. Exchanging the code for a session is not open yet. */
export function SocialLanding({ answer, drawing }: { answer: SocialAnswer; drawing: ReactNode }) {
  return (
    <EmptyState
      size="page"
      drawing={drawing}
      title={titleOf(answer)}
      action={
        <Link to="/login" replace {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Log in with email</Trans>
        </Link>
      }
    >
      {answer === 'code' ? (
        <Trans>Kakao confirmed it’s you. Kakao login opens soon. Until then, please use your email.</Trans>
      ) : (
        <Trans>Nothing has changed. Try again, or log in with your email.</Trans>
      )}
    </EmptyState>
  );
}

function titleOf(answer: SocialAnswer): ReactNode {
  switch (answer) {
    case 'code':
      return <Trans>Kakao login is coming soon</Trans>;
    case 'refused':
      return <Trans>Kakao login didn’t work</Trans>;
    case 'none':
      return <Trans>Nothing came from Kakao</Trans>;
  }
}
