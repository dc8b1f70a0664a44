import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/order/$id')({
  staticData: { name: 'order-id', title: msg`Order`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
