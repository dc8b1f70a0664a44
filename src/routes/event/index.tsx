import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/event/')({
  staticData: { title: msg`Event`, header: 'brand', sitemap: true },
  component: EventRoute,
});

function EventRoute() {
  return (
    <ComingSoon>
      <Trans>Every event on right now.</Trans>
    </ComingSoon>
  );
}
