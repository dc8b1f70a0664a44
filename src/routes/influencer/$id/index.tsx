import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/influencer/$id/')({
  staticData: { name: 'influencer', title: msg`Influencer`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
