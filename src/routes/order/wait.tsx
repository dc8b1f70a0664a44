import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/order/wait')({
  staticData: { name: 'order-wait', title: msg`Order pending`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
