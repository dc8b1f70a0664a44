import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorDrawing } from '#src/features/fallbacks/error-drawing.tsx';
import { readArrival } from '#src/features/sign-in/social-arrival.ts';
import { SocialLanding } from '#src/features/sign-in/social-landing.tsx';
import { saveSocialSignUp } from '#src/features/sign-up/social-sign-up-draft.ts';
import { returnAddress } from '../-return-address.ts';

export const Route = createFileRoute('/login/kakao')({
  staticData: { styles: 'member', title: msg`Social login`, header: 'back', installPrompt: false },
  component: LoginKakaoRoute,
});

function LoginKakaoRoute() {
  const { origin } = useRouter();
  const navigate = Route.useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  // As it was when the page was opened: its code is good once.
  const [arrival] = useState(() => readArrival(hash));
  const returnTo = returnAddress(arrival?.requestedReturn, origin);
  return (
    <SocialLanding
      arrival={arrival}
      returnTo={returnTo}
      drawing={<ErrorDrawing />}
      onDone={() => void navigate({ href: returnTo, replace: true })}
      onSignUp={(account) => {
        saveSocialSignUp({ ...account, returnTo });
        void navigate({ to: '/sign-up/social', replace: true });
      }}
      onLogin={() => void navigate({ to: '/login', search: { return: returnTo }, replace: true })}
    />
  );
}
