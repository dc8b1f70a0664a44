import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoonRoute } from '#src/features/coming-soon/coming-soon-route.ts';

export const Route = createFileRoute('/mypage/claim/$id')({
  staticData: { name: 'mypage-claim-id', title: msg`Cancel, return, exchange`, header: 'back' },
  codeSplitGroupings: [],
  component: ComingSoonRoute,
});
