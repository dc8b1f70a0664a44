import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/sign-up/')({
  staticData: { title: msg`Sign up`, header: 'back', installPrompt: false },
  component: SignUpRoute,
});

function SignUpRoute() {
  return (
    <ComingSoon>
      <Trans>Sign up with your email or a social account.</Trans>
    </ComingSoon>
  );
}
