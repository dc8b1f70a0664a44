import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/category')({
  staticData: { name: 'category', title: msg`Category`, header: 'brand' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
