import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/review/list')({
  staticData: { name: 'review-list', title: msg`Reviews`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
