import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/plan/$id')({
  staticData: { title: msg`Collection`, header: 'back', sitemap: true },
  component: PlanIdRoute,
});

function PlanIdRoute() {
  return (
    <ComingSoon>
      <Trans>Graphics around one theme.</Trans>
    </ComingSoon>
  );
}
