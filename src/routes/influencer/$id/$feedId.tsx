import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/influencer/$id/$feedId')({
  staticData: { name: 'influencer-feed', title: msg`Influencer`, header: 'back' },
  component: InfluencerFeedRoute,
});

function InfluencerFeedRoute() {
  return (
    <ComingSoon>
      <Trans>One picture of the feed, and what is worn in it.</Trans>
    </ComingSoon>
  );
}
