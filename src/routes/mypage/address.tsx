import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/address')({
  staticData: { name: 'mypage-address', title: msg`Shipping addresses`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
