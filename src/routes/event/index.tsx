import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/event/')({
  staticData: { name: 'event', title: msg`Event`, header: 'brand' },
  component: EventRoute,
});

function EventRoute() {
  return (
    <ComingSoon>
      <Trans>Everything that is on in the shop right now.</Trans>
    </ComingSoon>
  );
}
