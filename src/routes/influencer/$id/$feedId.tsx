import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/influencer/$id/$feedId')({
  staticData: { name: 'influencer-feed', title: msg`Influencer`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
