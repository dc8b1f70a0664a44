import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/maindetail')({
  staticData: { name: 'maindetail', title: msg`More to see`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
