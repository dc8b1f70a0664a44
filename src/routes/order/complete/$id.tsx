import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/order/complete/$id')({
  staticData: { name: 'order-complete-id', title: msg`Order complete`, header: 'close' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
