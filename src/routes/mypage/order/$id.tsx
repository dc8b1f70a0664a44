import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/order/$id')({
  staticData: { name: 'mypage-order-id', title: msg`Order details`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
