import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/order/')({
  staticData: { name: 'mypage-order', title: msg`Orders and delivery`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
