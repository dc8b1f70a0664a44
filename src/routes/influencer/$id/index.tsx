import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/influencer/$id/')({
  staticData: { name: 'influencer', title: msg`Influencer`, header: 'back' },
  component: InfluencerRoute,
});

function InfluencerRoute() {
  return (
    <ComingSoon>
      <Trans>The feed of somebody who wears our products well.</Trans>
    </ComingSoon>
  );
}
