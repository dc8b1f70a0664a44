import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/plan/$id')({
  staticData: { name: 'plan-id', title: msg`Collection`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
