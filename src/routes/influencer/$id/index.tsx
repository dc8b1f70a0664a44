import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/influencer/$id/')({
  staticData: {
    name: 'influencer',
    title: msg`Influencer`,
    header: 'back',
    layout: { end: 'spacer', bottomSpace: false },
  },
  component: InfluencerRoute,
});

function InfluencerRoute() {
  return (
    <ComingSoon>
      <Trans>A feed by someone who wears kkumim well.</Trans>
    </ComingSoon>
  );
}
