import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/event/$id')({
  staticData: { name: 'event-id', title: msg`Event`, header: 'back' },
  component: EventIdRoute,
});

function EventIdRoute() {
  return (
    <ComingSoon>
      <Trans>All about one event, and how to take part.</Trans>
    </ComingSoon>
  );
}
