import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/sign-up/')({
  staticData: { name: 'sign-up', title: msg`Sign up`, header: 'back' },
  component: SignUpRoute,
});

function SignUpRoute() {
  return (
    <ComingSoon>
      <Trans>Become a member with your e-mail address or a social account.</Trans>
    </ComingSoon>
  );
}
