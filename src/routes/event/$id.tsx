import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/event/$id')({
  staticData: { title: msg`Event`, header: 'back' },
  component: EventIdRoute,
});

function EventIdRoute() {
  return (
    <ComingSoon>
      <Trans>What the event is about and how to join.</Trans>
    </ComingSoon>
  );
}
