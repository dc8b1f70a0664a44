import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/login/')({
  staticData: { name: 'login', title: msg`Log in`, header: 'back' },
  component: LoginRoute,
});

function LoginRoute() {
  return (
    <ComingSoon>
      <Trans>Log in to save designs, follow artists and order.</Trans>
    </ComingSoon>
  );
}
