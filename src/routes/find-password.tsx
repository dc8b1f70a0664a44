import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/find-password')({
  staticData: { title: msg`Reset password`, header: 'back', installPrompt: false },
  component: FindPasswordRoute,
});

function FindPasswordRoute() {
  return (
    <ComingSoon>
      <Trans>Set a new password with a code we send you.</Trans>
    </ComingSoon>
  );
}
