import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/find-password')({
  staticData: { name: 'find-password', title: msg`Find password`, header: 'back' },
  component: FindPasswordRoute,
});

function FindPasswordRoute() {
  return (
    <ComingSoon>
      <Trans>Choose a new password with a code we send you.</Trans>
    </ComingSoon>
  );
}
