import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';

export const Route = createFileRoute('/influencer/$id/$feedId')({
  staticData: {
    name: 'influencer-feed',
    title: msg`Influencer`,
    header: 'back',
    layout: { end: 'spacer', bottomSpace: false },
  },
  component: InfluencerFeedRoute,
});

function InfluencerFeedRoute() {
  return (
    <ComingSoon>
      <Trans>A photo from the feed and the items in it.</Trans>
    </ComingSoon>
  );
}
