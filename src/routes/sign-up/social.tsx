import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/sign-up/social')({
  staticData: { title: msg`Sign up`, header: 'back', installPrompt: false },
  component: SignUpSocialRoute,
});

function SignUpSocialRoute() {
  return (
    <ComingSoon>
      <Trans>Agree to the terms and sign up with your social account.</Trans>
    </ComingSoon>
  );
}
